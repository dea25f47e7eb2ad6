import { createSystem, defineConfig } from '@chakra-ui/react'
import { colours } from './colours.ts'
import { library, withoutRecipe } from './library.ts'
import { recipes, slotRecipes } from './recipes.ts'

const INTER = '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif'
const px = (size: number): string => `${size / 16}rem`
const type = (size: number, line: number, weight?: number) => ({
  value: { fontSize: px(size), lineHeight: px(line), ...(weight && { fontWeight: weight }) },
})

const look = defineConfig({
  globalCss: {
    // The library turns on Inter's one-storey a; figures and names read better without it.
    '*': { fontFeatureSettings: 'normal' },
    html: { colorPalette: 'accent', bg: 'canvas', color: 'ink', _print: { bg: 'white', color: 'black' } },
    body: { textStyle: 'md', fontVariantNumeric: 'tabular-nums', fontSynthesis: 'none' },
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

/** The look as the component library understands it. */
export const system = createSystem(...library, look)

// A component without its recipe is drawn bare and says nothing; here it says so, on the screen that uses it, at once.
for (const [get, all] of [
  ['getRecipeFn', system.isRecipe],
  ['getSlotRecipeFn', system.isSlotRecipe],
] as const) {
  const found = system[get]
  system[get] = (key: string) => {
    if (!all(key) && !withoutRecipe.includes(key)) throw new Error(`ui/library.ts has no recipe "${key}".`)
    return found(key)
  }
}
