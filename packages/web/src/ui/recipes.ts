import { defineRecipe, type SlotRecipeConfig } from '@chakra-ui/react'
import { lowWindow } from './layout-sizes.ts'

const floating = { bg: 'raised', borderWidth: '1px', borderColor: 'line', boxShadow: 'floating' }

// A disabled field must stay readable: a plain background instead of Chakra's reduced opacity.
const disabledStyle = { opacity: '1', bg: 'canvas', color: 'muted', borderColor: 'line', cursor: 'not-allowed' }
const invalidStyle = {
  borderColor: 'danger.ink',
  boxShadow: '0 0 0 1px var(--chakra-colors-danger-ink)',
  // Where red is not at hand, what is wrong has a double rule below it.
  _highContrast: { borderBlockEndWidth: '4px', borderBlockEndStyle: 'double' },
}
const fieldStyle = { bg: 'surface', borderColor: 'strongLine', _disabled: disabledStyle, _invalid: invalidStyle }

// What toasts take at the bottom is not the dialog's, and what stands at the bottom of the dialog need not be raised.
const aboveToasts = 'calc(100dvh - var(--toasts-slot, 0px))'
const ownBottom = { '--toasts-slot': '0px' }
// In a low window a dialog fills it and scrolls as a whole: its head and its foot would hide the field between them.
const wholeScrolls = {
  '&&': { my: '0', maxH: '100%', maxW: '100vw', height: 'auto' },
  overflowY: 'auto',
  scrollPaddingBlock: '8',
}
const inWhole = { '&&': { overflow: 'visible', maxH: 'none' }, flex: 'none' }

export const recipes = {
  button: defineRecipe({
    base: { lineHeight: '1', transitionDuration: 'fast', focusRingOffset: '1px' },
    variants: {
      size: {
        xs: { h: '7', minW: '7', textStyle: 'sm', px: '2', gap: '1.5', _icon: { width: '4', height: '4' } },
        sm: { h: '8', minW: '8', textStyle: 'sm', px: '3', gap: '1.5', _icon: { width: '4', height: '4' } },
        md: { h: '9', minW: '9', textStyle: 'sm', px: '4', gap: '2', _icon: { width: '4', height: '4' } },
      },
      variant: {
        solid: { _hover: { bg: 'colorPalette.strong' }, _expanded: { bg: 'colorPalette.strong' } },
        outline: {
          bg: 'surface',
          borderColor: 'strongLine',
          color: 'ink',
          _hover: { bg: 'hover' },
          _expanded: { bg: 'hover' },
        },
        ghost: { color: 'muted', _hover: { bg: 'hover', color: 'ink' }, _expanded: { bg: 'hover', color: 'ink' } },
      },
    },
    defaultVariants: { size: 'sm', variant: 'outline' },
  }),
  input: defineRecipe({
    variants: {
      size: { sm: { textStyle: 'sm', px: '2.5', '--input-height': 'sizes.8' } },
      variant: { outline: fieldStyle },
    },
    defaultVariants: { size: 'sm' },
  }),
  textarea: defineRecipe({
    variants: {
      size: { sm: { textStyle: 'sm', px: '2.5', py: '1.5', scrollPaddingBottom: '1.5' } },
      variant: { outline: fieldStyle },
    },
    defaultVariants: { size: 'sm' },
  }),
  link: defineRecipe({
    base: {
      color: 'accent',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
      _hover: { textDecorationThickness: '2px' },
    },
    variants: { variant: { underline: { color: 'accent', textDecorationColor: 'currentColor' } } },
    defaultVariants: { variant: 'underline' },
  }),
  kbd: defineRecipe({
    base: { fontFamily: 'body', wordSpacing: 'normal', px: '1.5', borderRadius: 'l1' },
    variants: {
      variant: { outline: { bg: 'canvas', borderColor: 'strongLine', color: 'ink' } },
      size: { sm: { textStyle: 'xs', height: '5' } },
    },
    defaultVariants: { variant: 'outline', size: 'sm' },
  }),
  skeleton: defineRecipe({ variants: { variant: { pulse: { background: 'line', '--duration': '1.6s' } } } }),
}

// Partial overrides, merged over the default recipes, which declare the slots.
export const slotRecipes = {
  menu: {
    base: {
      content: { ...floating, '--menu-bg': 'colors.raised' },
      item: { textStyle: 'sm', color: 'ink' },
      separator: { bg: 'line', mx: '-1' },
    },
    variants: {
      variant: { subtle: { item: { _highlighted: { bg: 'hover' } } } },
      size: { md: { content: { minW: '56', padding: '1' }, item: { textStyle: 'sm', py: '1.5', px: '2' } } },
    },
  },
  nativeSelect: {
    base: { indicator: { color: 'muted' } },
    variants: {
      variant: { outline: { field: fieldStyle } },
      size: { sm: { root: { '--select-field-height': 'sizes.8' }, field: { textStyle: 'sm', ps: '2.5', pe: '8' } } },
    },
    defaultVariants: { size: 'sm' },
  },
  popover: {
    base: {
      content: { ...floating, '--popover-bg': 'colors.raised', borderRadius: 'l2' },
      header: { fontWeight: '600' },
    },
  },
  dialog: {
    base: {
      backdrop: {
        bg: 'rgba(19, 20, 18, 0.44)',
        _open: { animationDuration: 'fast' },
        _closed: { animationDuration: 'faster' },
      },
      positioner: { '&&': { height: aboveToasts }, [lowWindow]: { px: '0' } },
      content: {
        ...floating,
        ...ownBottom,
        textStyle: 'md',
        _open: { animationDuration: 'fast' },
        [lowWindow]: wholeScrolls,
      },
      header: { px: '6', pt: '5', pb: '3', [lowWindow]: { pt: '3', pb: '2' } },
      title: { textStyle: 'lg' },
      body: { pt: '0', [lowWindow]: inWhole },
      // As the foot of a form: a rule, then the buttons at the start, the main one first.
      footer: {
        justifyContent: 'flex-start',
        flexWrap: 'wrap',
        gap: '2',
        py: '3',
        borderTopWidth: '1px',
        borderColor: 'line',
      },
      closeTrigger: { top: '3', insetEnd: '3' },
    },
    variants: {
      // As much of the screen as leaves the page in sight around it; on a phone all of it.
      size: {
        cover: {
          positioner: { p: { base: '0', md: '6' } },
          content: { height: 'auto', '&&': { maxH: '100%' } },
        },
      },
    },
  },
  drawer: {
    base: {
      backdrop: {
        bg: 'rgba(19, 20, 18, 0.44)',
        _open: { animationDuration: 'fast' },
        _closed: { animationDuration: 'faster' },
      },
      positioner: { '&&': { height: aboveToasts } },
      content: {
        ...floating,
        ...ownBottom,
        '&&': { maxH: '100%' },
        borderWidth: '0',
        borderInlineStartWidth: '1px',
        _open: { animationDuration: 'slow' },
        _closed: { animationDuration: 'fast' },
        [lowWindow]: { overflowY: 'auto' },
      },
      header: { flex: 'none', px: '5', pt: '4', pb: '2', borderBottomWidth: '0' },
      title: { textStyle: 'lg' },
      body: { px: '5', pt: '0', focusVisibleRing: 'inside', [lowWindow]: inWhole },
      closeTrigger: { top: '3', insetEnd: '3' },
    },
  },
  switch: {
    base: { label: { textStyle: 'sm', fontWeight: '500', _disabled: { opacity: '1' } } },
    // The unchecked track needs a contrast of 3:1 against the surface; Chakra's default grey does not reach it.
    variants: {
      variant: {
        solid: {
          control: {
            bg: 'faint',
            // Where the system forces its colours, grounds are gone: what only they say is drawn in the system's own.
            _highContrast: { forcedColorAdjust: 'none', bg: 'GrayText', _checked: { bg: 'Highlight' } },
          },
          thumb: { bg: 'surface', _highContrast: { forcedColorAdjust: 'none', bg: 'Canvas' } },
        },
      },
    },
  },
  tabs: {
    base: {
      trigger: {
        fontWeight: '500',
        color: 'muted',
        _hover: { color: 'ink' },
        _selected: {
          color: 'ink',
          fontWeight: '600',
          _highContrast: { textDecoration: 'underline 2px', textUnderlineOffset: '6px' },
        },
      },
    },
    variants: { variant: { line: { list: { borderColor: 'line' } } } },
    defaultVariants: { size: 'sm' },
  },
  tooltip: {
    base: {
      content: {
        bg: 'bg.inverted',
        textStyle: 'xs',
        fontWeight: '500',
        px: '2',
        py: '1',
        maxW: 'min(var(--chakra-sizes-xs), calc(100vw - 16px))',
        boxShadow: 'none',
      },
    },
  },
  toast: {
    base: {
      // The toast type is shown by a coloured edge and the text; the background stays neutral.
      root: {
        ...floating,
        // A low window has room for the latest alone; the one before it follows.
        [lowWindow]: { py: '1.5', '&[data-sibling]': { visibility: 'hidden' } },
        py: '3',
        ps: '4',
        pe: '10',
        color: 'ink',
        borderInlineStartWidth: '3px',
        borderInlineStartColor: 'accent',
        '&[data-type=error]': { bg: 'raised', color: 'ink', borderInlineStartColor: 'danger.ink' },
        '&[data-type=success]': { bg: 'raised', color: 'ink', borderInlineStartColor: 'stage.complete' },
        '&[data-type=warning]': { bg: 'raised', color: 'ink', borderInlineStartColor: 'attention.edge' },
      },
      title: { textStyle: 'sm', fontWeight: '600' },
      description: { textStyle: 'sm', color: 'muted', opacity: '1', display: 'block', whiteSpace: 'pre-line' },
      actionTrigger: {
        h: '7',
        px: '2.5',
        borderWidth: '1px!',
        borderColor: 'strongLine!',
        borderRadius: 'l2',
        textStyle: 'sm',
        color: 'ink',
        _hover: { bg: 'hover' },
      },
      closeTrigger: { top: '2', insetEnd: '2', color: 'muted', boxSize: '7', _hover: { bg: 'hover', color: 'ink' } },
    },
  },
} as unknown as Record<string, SlotRecipeConfig>
