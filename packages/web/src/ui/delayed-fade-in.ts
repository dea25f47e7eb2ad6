/** Nothing for 200 ms: what comes sooner should come without a flicker. */
export const delayedFadeIn = {
  animationName: 'fade-in',
  animationDuration: 'fast',
  animationDelay: '200ms',
  animationFillMode: 'backwards',
} as const
