/**
 * Limits of input, shared by server and forms. Texts in code points after trimming, prices in
 * rupiah, discounts in percent, sizes in bytes, coordinates in degrees.
 */
export const LIMITS = {
  /** Names and titles; the minimum is 1. */
  nameMax: 150,
  routeMax: 500,
  /** Descriptions, terms, and the texts of home page and footer. */
  textMax: 5_000,
  platformMax: 50,
  categoryMax: 50,
  urlMax: 2_048,
  /** Address, opening hours and directions. */
  settingMax: 500,
  /** The venue in a few words, a line above or below a heading, and the name of a page in the navigation. */
  taglineMax: 100,
  lineMax: 300,
  pageNameMax: 30,
  /** The notice above every page. */
  noticeMax: 300,
  priceMin: 1,
  priceMax: 1_000_000_000,
  /** Step of the price field's arrow keys; every whole rupiah is valid. */
  priceStep: 1_000,
  /** What a price is for, such as `per jip`. */
  priceUnitMax: 20,
  /** People whom one unit of a package is for. */
  capacityMin: 1,
  capacityMax: 100,
  /** The name of a price period. */
  periodNameMax: 60,
  /** Price periods that are not over. */
  periodsMax: 200,
  /** Packages of a price period. */
  periodPricesMax: 200,
  /** A fact of a package in a few words, such as how long it takes. */
  factMax: 150,
  /** Rows of an order, units of one, people, how far ahead their visit may be, and their texts. */
  orderLinesMax: 30,
  orderQuantityMax: 99,
  orderPeopleMax: 999,
  orderDaysMax: 365,
  orderNameMax: 60,
  orderNoteMax: 300,
  /** The place of a row in its list. */
  orderMin: -1_000_000,
  orderMax: 1_000_000,
  discountMin: 1,
  discountMax: 100,
  /** Name and user name of somebody who may log in. */
  adminNameMax: 60,
  /** Entries of a list in a request that has no limit of its own. */
  listMax: 1_000,
  /** Items of a package; each has at most `nameMax` characters. */
  itemsMax: 50,
  /** Images of a package; it has one at least. */
  packageImagesMax: 8,
  /** Entries of the calendar that are not over, days of one, and spans of hours of one. */
  calendarEntriesMax: 500,
  calendarEntryDaysMax: 366,
  hoursSpansMax: 4,
  /** Why the venue is closed or full, or has other hours. */
  reasonMax: 150,
  latitudeMax: 90,
  longitudeMax: 180,
  /** The length of a search; the rest is ignored. */
  searchMax: 100,
  /** A password is never trimmed. */
  passwordMin: 10,
  passwordMax: 200,
  /** Percent of an image's width or height. */
  focusMin: 0,
  focusMax: 100,
  imageBytes: 5_242_880,
  /** All frames of an animation together. */
  imageMegapixels: 50,
  /** How many times longer the longer side of an icon's picture may be than the shorter one. */
  iconSidesMax: 20,
  jsonBytes: 102_400,
} as const;
