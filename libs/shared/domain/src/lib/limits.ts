/**
 * The limits of what may be entered, the same on the server and in forms. Lengths of texts are in
 * code points after trimming (`codePointLength`), prices in rupiah, discounts in percent, sizes in
 * bytes, coordinates in degrees.
 */
export const LIMITS = {
  /** Names and titles, from 1. */
  nameMax: 150,
  routeMax: 500,
  /** Descriptions, terms and the texts of the home page and the footer. */
  textMax: 5_000,
  platformMax: 50,
  urlMax: 2_048,
  /** Address and opening hours. */
  settingMax: 500,
  priceMin: 1,
  priceMax: 1_000_000_000,
  /** Guides the stepping of price fields only: every whole number of rupiah is taken. */
  priceStep: 1_000,
  orderMin: -1_000_000,
  orderMax: 1_000_000,
  discountMin: 1,
  discountMax: 100,
  /** Names of what a package includes; each is as long as a name at most. */
  itemsMax: 50,
  latitudeMax: 90,
  longitudeMax: 180,
  imageBytes: 5_242_880,
  /** Counting all frames of a moving image. */
  imageMegapixels: 50,
  jsonBytes: 102_400,
} as const;
