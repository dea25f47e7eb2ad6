import { defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import {
  animationStyles,
  breadcrumbSlotRecipe,
  breakpoints,
  buttonRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  globalCss,
  headingRecipe,
  inputRecipe,
  kbdRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  popoverSlotRecipe,
  semanticTokens,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  textStyles,
  textareaRecipe,
  toastSlotRecipe,
  tokens,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme'

const { transparent, current, black, white } = tokens.colors

/**
 * What we take of the component library's theme: its measures, the recipes of the components in use, and none of its colours. A
 * component whose recipe is not here would be drawn without any style, so `theme.ts` refuses it.
 */
export const library = [
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    globalCss,
    theme: {
      breakpoints,
      keyframes,
      layerStyles,
      animationStyles,
      textStyles,
      tokens: { ...tokens, colors: { transparent, current, black, white } },
      semanticTokens: { radii: semanticTokens.radii },
      recipes: {
        button: buttonRecipe,
        heading: headingRecipe,
        input: inputRecipe,
        kbd: kbdRecipe,
        link: linkRecipe,
        skeleton: skeletonRecipe,
        skipNavLink: skipNavLinkRecipe,
        spinner: spinnerRecipe,
        textarea: textareaRecipe,
      },
      slotRecipes: {
        breadcrumb: breadcrumbSlotRecipe,
        dialog: dialogSlotRecipe,
        drawer: drawerSlotRecipe,
        menu: menuSlotRecipe,
        nativeSelect: nativeSelectSlotRecipe,
        popover: popoverSlotRecipe,
        switch: switchSlotRecipe,
        tabs: tabsSlotRecipe,
        toast: toastSlotRecipe,
        tooltip: tooltipSlotRecipe,
      },
    },
  }),
]

/** Recipes the library asks for and does not have itself. */
export const withoutRecipe = ['text', 'icon']
