/**
 * Pages whose content depends on the query: a category, figures, answers. Without a query they are prerendered like
 * the others; with one they are rendered on request.
 */
export const queryRoutes = ['/blog', '/roi-calculator', '/marketing-audit']
