/** Fades in after 200 ms, so that a skeleton does not flicker when the content loads faster than that. */
export const delayedFadeIn = {
  animationName: 'fade-in',
  animationDuration: 'fast',
  animationDelay: '200ms',
  animationFillMode: 'backwards',
} as const
