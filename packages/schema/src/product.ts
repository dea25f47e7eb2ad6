/** The version of the product. The information dialog shows it; frozen bills and start records store it. */
export const VERSION = '0.1.0'
