import { createSystem, defineConfig } from '@chakra-ui/react'
import { colours } from './colours.ts'
import { chakraBase, namesWithoutRecipe } from './chakra-base.ts'
import { forcedColours } from './forced-colours.ts'
import { lowWindow, topBarHeight } from './layout-sizes.ts'
import { recipes, slotRecipes } from './recipes.ts'

const INTER = '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif'
const px = (size: number): string => `${size / 16}rem`
const type = (size: number, line: number, weight?: number) => ({
  value: { fontSize: px(size), lineHeight: px(line), ...(weight && { fontWeight: weight }) },
})

const overrides = defineConfig({
  globalCss: {
    ':root': forcedColours,
    // Chakra UI enables Inter's single-storey a; figures and names are easier to read without it.
    '*': { fontFeatureSettings: 'normal' },
    html: {
      colorPalette: 'accent',
      bg: 'canvas',
      color: 'ink',
      // What toasts take of the window: see `keepToastsClear`.
      pb: 'var(--toasts-slot, 0px)',
      scrollPaddingTop: topBarHeight,
      scrollPaddingBottom: 'var(--toasts-slot, 0px)',
      [lowWindow]: { scrollPaddingTop: '0' },
      _print: { bg: 'white', color: 'black', pb: '0' },
    },
    body: { textStyle: 'md', fontVariantNumeric: 'tabular-nums', fontSynthesis: 'none' },
    // Fingers are wider than pointers.
    '[data-form-foot] :is(button, a)': { '@media (pointer: coarse)': { minH: '44px', minW: '44px' } },
    '*::placeholder, *[data-placeholder]': { color: 'muted', opacity: 1 },
    '*::selection': { bg: 'accent.emphasized' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0s !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0s !important',
      },
    },
  },
  theme: {
    tokens: {
      fonts: { body: { value: INTER }, heading: { value: INTER } },
      durations: {
        faster: { value: '80ms' },
        fast: { value: '120ms' },
        moderate: { value: '150ms' },
        slow: { value: '180ms' },
      },
    },
    semanticTokens: {
      colors: colours,
      shadows: {
        floating: {
          value: { _light: '0 6px 24px -6px rgba(27, 28, 26, 0.18)', _dark: '0 8px 28px -6px rgba(0, 0, 0, 0.64)' },
        },
      },
    },
    textStyles: {
      xs: type(12, 16),
      caption: type(12, 16, 500),
      sm: type(13, 20),
      md: type(14, 22),
      lg: type(16, 24, 600),
      xl: type(20, 28, 600),
    },
    recipes,
    slotRecipes,
  },
})

/** The Chakra UI styling system: the base theme with the overrides of this application. */
export const system = createSystem(...chakraBase, overrides)

// Chakra UI silently renders a component without styles when its recipe is missing. Throw instead, so that the omission
// is noticed.
for (const [getter, isKnown] of [
  ['getRecipeFn', system.isRecipe],
  ['getSlotRecipeFn', system.isSlotRecipe],
] as const) {
  const original = system[getter]
  system[getter] = (key: string) => {
    if (!isKnown(key) && !namesWithoutRecipe.includes(key)) throw new Error(`ui/chakra-base.ts has no recipe "${key}".`)
    return original(key)
  }
}
