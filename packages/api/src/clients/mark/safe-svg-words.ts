/**
 * The elements that a mark may be drawn with. What is not here is removed with all that it contains: also `use` and
 * `mask`, because a few that refer to one another draw without end.
 */
export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath'
  ).split(' '),
)

/** The attributes that these may have. `style`, `class` and everything that begins with `on` are not among them. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform preserveAspectRatio version offset ' +
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset stroke-opacity opacity color clip-path clip-rule stop-color stop-opacity ' +
    'gradientUnits gradientTransform spreadMethod clipPathUnits ' +
    'font-family font-size font-weight font-style text-anchor letter-spacing dx dy'
  ).split(' '),
)

/** The elements that show something: a mark without any of them is refused. */
export const SHAPES: ReadonlySet<string> = new Set('path rect circle ellipse line polyline polygon text'.split(' '))
