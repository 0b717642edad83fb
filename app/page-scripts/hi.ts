export const hi = (s: string) => console.log('hi', s)
