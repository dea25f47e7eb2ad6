/** A semantic token with a light and a dark value. */
const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

const accent = pair('#0B5A52', '#63C7BA')
const ink = pair('#1B1C1A', '#ECEBE5')
const muted = pair('#57564F', '#ABA99F')
const line = pair('#E3E0D8', '#30322E')
const strongLine = pair('#C9C5BA', '#474A44')
const canvas = pair('#F6F5F1', '#131412')
const raised = pair('#FFFFFF', '#232522')
const hover = pair('#ECEAE3', '#2A2C28')
const attention = {
  ink: pair('#7A4B00', '#F2C063'),
  ground: pair('#FFF3D6', '#33270F'),
  edge: pair('#D9971E', '#A8741A'),
}
const danger = { ink: pair('#A3231B', '#F2958C'), ground: pair('#FCEBE9', '#3A1815') }
const onAccent = pair('#FFFFFF', '#131412')
const accentGround = pair('#E3F0EE', '#16312E')
const complete = pair('#1D6B45', '#77C79C')
const inProgress = pair('#2F5687', '#8FB3E3')

/**
 * Colour tokens, light and dark. The second half (`bg`, `fg`, `border`, `gray`) overrides Chakra UI's own semantic
 * tokens, so that none of its default colours is used.
 */
export const colours = {
  canvas,
  raised,
  line,
  strongLine,
  ink,
  muted,
  hover,
  attention,
  surface: pair('#FFFFFF', '#1B1C1A'),
  // For large text and graphics only: the contrast is too low for body text.
  faint: pair('#85837A', '#7F7D75'),
  accent: {
    DEFAULT: accent,
    ground: accentGround,
    fg: accent,
    solid: accent,
    contrast: onAccent,
    subtle: accentGround,
    muted: accentGround,
    emphasized: pair('#C4DFDB', '#22504A'),
    focusRing: accent,
    border: accent,
    strong: pair('#084840', '#7FD6CA'),
  },
  danger: {
    ...danger,
    fg: danger.ink,
    solid: danger.ink,
    contrast: onAccent,
    subtle: danger.ground,
    muted: danger.ground,
    emphasized: danger.ground,
    focusRing: danger.ink,
    border: danger.ink,
    strong: pair('#861B14', '#F8B1AA'),
  },
  // What a picture of figures shows, and the measure beside it, which is striped as well.
  picture: { main: accent, beside: pair('#8A8880', '#75736B') },
  stage: { inProgress, inReview: pair('#654A99', '#BBA3EA'), blocked: pair('#A8440B', '#EE9A63'), complete },

  bg: {
    DEFAULT: canvas,
    subtle: canvas,
    muted: hover,
    emphasized: line,
    inverted: pair('#1B1C1A', '#ECEBE5'),
    panel: raised,
    error: danger.ground,
    warning: attention.ground,
    success: accentGround,
    info: accentGround,
  },
  fg: {
    DEFAULT: ink,
    muted,
    subtle: muted,
    inverted: pair('#F6F5F1', '#131412'),
    error: danger.ink,
    warning: attention.ink,
    success: complete,
    info: inProgress,
  },
  border: {
    DEFAULT: line,
    muted: line,
    subtle: line,
    emphasized: strongLine,
    error: danger.ink,
    warning: attention.edge,
    success: complete,
    info: inProgress,
  },
  gray: {
    contrast: onAccent,
    fg: ink,
    subtle: hover,
    muted: hover,
    emphasized: line,
    solid: ink,
    focusRing: accent,
    border: strongLine,
    strong: ink,
  },
}
