import { defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import {
  animationStyles,
  breadcrumbSlotRecipe,
  breakpoints,
  buttonRecipe,
  datePickerSlotRecipe,
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
 * The parts of Chakra UI's default theme in use: sizes, and the recipes of the components in use, but none of its
 * colours. A component whose recipe is missing here would render without styles, so `theme.ts` throws an error for it.
 */
export const chakraBase = [
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
      // Chakra UI's own radii: taken from its semantic tokens, they would bring all its colours with them.
      semanticTokens: {
        radii: { l1: { value: '{radii.xs}' }, l2: { value: '{radii.sm}' }, l3: { value: '{radii.md}' } },
      },
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
        datePicker: datePickerSlotRecipe,
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

/** Recipes that Chakra UI looks up although it does not define them. */
export const namesWithoutRecipe = ['text', 'icon']
