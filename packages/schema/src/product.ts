/** The version of the product: the information dialog shows it, frozen bills and start records keep it. */
export const VERSION = '0.1.0'
