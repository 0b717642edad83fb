/**
 * Pages that answer the query of their address: a category, figures, answers. Without a query they say the same
 * to everyone and are made at build like the others; with one they are made at the visit.
 */
export const queryRoutes = ['/blog', '/roi-calculator', '/marketing-audit']
