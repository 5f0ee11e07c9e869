// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.

export type AccountResponse = {
  /** Whether the server's disk is full, or will be soon */
  disk_low: boolean;
  /** Other devices that logged in for the first time in the last 7 days */
  new_devices: NewDeviceResponse[];
  /** Null while it is the password that was made or configured at the first start */
  password_changed_at: string | null;
  /** Whether it was made and printed, and has not been changed since */
  password_generated: boolean;
  username: string;
};

export type AddPackageImageRequest = {
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
};

export type AdminResponse = {
  /** Whether it is the admin of this request */
  current: boolean;
  /** Whether it is the owner whom the environment names, and who stays */
  first_owner: boolean;
  id: number;
  /** Of the sessions that have not ended, exact to the minute; null where there is none */
  last_seen_at: string | null;
  /** What the history calls them */
  name: string;
  /** Whether the password was made and has not been changed since */
  password_generated: boolean;
  role: 'owner' | 'kitchen';
  /** With which they log in */
  username: string;
};

export type AvailabilityRequest = {
  state: ('sold_out' | null) | ('sold_out' | null);
  until?: string | null;
};

export type AvailabilityResponse = {
  state: 'sold_out';
  /** The last day of it, in the venue's zone; null until the owner says otherwise */
  until: string | null;
};

export type BackupStatusResponse = {
  /** When the last nightly backup was made; null where there is none */
  last_backup_at: string | null;
  /** Of the nightly backups: `failing` where the last one failed or is older than 26 hours, `off` where none are made */
  status: 'off' | 'ok' | 'failing';
};

export type CalendarEntryResponse = {
  createdAt: string;
  /** The first day, in the venue's zone */
  from: string;
  /** Spans that do not overlap; only and always of the kind `hours` */
  hours: HoursSpanField[] | null;
  id: number;
  kind: 'closed' | 'hours' | 'full';
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** Ascending; empty: the whole venue. Null where none of the packages is left: the entry holds nothing */
  package_ids: number[] | null;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  reason: string | null;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** The texts in other languages by their fields, null where there is none; only in responses to a valid token without `lang` */
  translations?: {
    en?: {
      [key: string]: (string | string[]) | null;
    };
  };
  /** The last day, in the venue's zone */
  until: string;
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  updatedAt: string;
};

export type CalendarResponse = {
  /** The first day, in the venue's zone */
  from: string;
  /** Spans that do not overlap; only and always of the kind `hours` */
  hours: HoursSpanField[] | null;
  id: number;
  kind: 'closed' | 'hours' | 'full';
  /** Ascending; empty: the whole venue */
  package_ids: number[];
  reason: string | null;
  /** The last day, in the venue's zone */
  until: string;
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  updatedAt: string;
};

export type CreateAdminRequest = {
  name: string;
  password: string;
  role: 'owner' | 'kitchen';
  username: string;
};

export type CreateCalendarEntryRequest = {
  from: string;
  /** Spans that do not overlap; only and always of the kind `hours` */
  hours?: HoursSpanField[] | null;
  kind: 'closed' | 'hours' | 'full';
  /** Packages that are full, only of the kind `full`; empty: the whole venue */
  package_ids?: number[];
  reason?: string;
  /** `reason` in English */
  reason_en?: string;
  until: string;
};

export type CreateMenuCategoryRequest = {
  name: string;
  /** `name` in English */
  name_en?: string;
};

export type CreateMenuItemRequest = {
  /** Name of a category that exists, in upper or lower case */
  category?: string;
  description?: string;
  /** `description` in English */
  description_en?: string;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  name: string;
  /** `name` in English */
  name_en?: string;
  /** Rupiah */
  price: number;
  /** What the price is for */
  price_unit?: string;
  /** `price_unit` in English */
  price_unit_en?: string;
};

export type CreatePackageRequest = {
  /** How many people one unit of the price is for */
  capacity?: number | null;
  description?: string;
  /** `description` in English */
  description_en?: string;
  duration?: string;
  /** `duration` in English */
  duration_en?: string;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  /** What the package includes: up to 50 names as a JSON list; empty clears it */
  items?: string;
  /** `items` in English, as a JSON list */
  items_en?: string;
  meeting_point?: string;
  /** `meeting_point` in English */
  meeting_point_en?: string;
  /** An http or https URL */
  meeting_point_url?: string;
  minimum_age?: string;
  /** `minimum_age` in English */
  minimum_age_en?: string;
  name: string;
  /** `name` in English */
  name_en?: string;
  /** Rupiah */
  price: number;
  /** What the price is for */
  price_unit?: string;
  /** `price_unit` in English */
  price_unit_en?: string;
  route?: string;
  /** `route` in English */
  route_en?: string;
  terms?: string;
  /** `terms` in English */
  terms_en?: string;
  what_to_bring?: string;
  /** `what_to_bring` in English */
  what_to_bring_en?: string;
};

export type CreatePricePeriodRequest = {
  from?: string | null;
  name: string;
  /** `name` in English */
  name_en?: string;
  prices: PackagePriceField[];
  until?: string | null;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays?: number[] | null;
};

export type CreatePromotionRequest = {
  description?: string;
  /** `description` in English */
  description_en?: string;
  /** Percent */
  discount_percent: number;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  /** Ids of the packages as a JSON list; the first one lends its image */
  package_ids: string;
  terms?: string;
  /** `terms` in English */
  terms_en?: string;
  title: string;
  /** `title` in English */
  title_en?: string;
  valid_from: string;
  valid_until: string;
  /** Days of the week as a JSON list, 1 is Monday; empty: every day */
  weekdays?: string;
};

export type CreateSlideRequest = {
  description?: string;
  /** `description` in English */
  description_en?: string;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  order?: number;
  title: string;
  /** `title` in English */
  title_en?: string;
};

export type CreateSocialMediaRequest = {
  /** Ignored */
  icon?: string;
  platform: string;
  /** An http or https URL */
  url: string;
};

export type DemoContentResponse = {
  /** The kinds of which some are left, in the order of their removal */
  kinds: DemoKindResponse[];
  /** Ids of links that are still as they were filled in */
  unchanged_links: number[];
  /** Settings that are still as they were filled in */
  unchanged_settings: string[];
};

export type DemoKindResponse = {
  /** Rows that the owner has changed, or uses */
  kept: number;
  /** As in the path of the kind's own routes */
  kind: string;
  /** Rows that `DELETE` puts into the trash */
  removable: number;
};

export type ErrorResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};

export type FieldChange = {
  /** As in the requests of the kind; `ids` for the order of a list, `prices` for its prices, `images` for the images beyond the first one, `images_focus` for their focus */
  field: string;
  /** Rows as their names, an image as a tiny data URI, or an empty text where it has none; null for no image */
  from: (string | number | boolean | string[]) | null;
  /** As `from` */
  to: (string | number | boolean | string[]) | null;
};

export type HealthResponse = {
  status: 'ok';
};

export type HistoryEntryResponse = {
  action: 'created' | 'updated' | 'reordered' | 'deleted' | 'restored' | 'purged';
  changed_at: string;
  /** Fields of a deletion or a return are left out */
  changes: FieldChange[];
  id: number;
  /** As in the path of the kind's own routes */
  kind: string;
  /** What the row was called then; null for a list and for a setting */
  name: string | null;
  /** Whether there is a version before it to go back to */
  revertible: boolean;
  /** The id of the row, or the key of the setting; null for a list */
  row_id: string | null;
  /** Null for the product itself */
  username: string | null;
};

export type HoursSpanField = {
  /** At or before `opens`: of the next day */
  closes: string;
  opens: string;
};

export type ImageSource = {
  srcset: string;
  type: 'image/avif' | 'image/webp';
};

export type LoginRequest = {
  password: string;
  username: string;
};

export type LoginResponse = {
  /** Bearer token */
  accessToken: string;
};

export type MenuCategoryResponse = {
  createdAt: string;
  id: number;
  name: string;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** The texts in other languages by their fields, null where there is none; only in responses to a valid token without `lang` */
  translations?: {
    en?: {
      [key: string]: (string | string[]) | null;
    };
  };
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  updatedAt: string;
};

export type MenuItemResponse = {
  availability: AvailabilityResponse | null;
  /** Name of its category */
  category: string | null;
  createdAt: string;
  description: string | null;
  /** Whether visitors do not see it; only in responses to a valid token */
  hidden?: boolean;
  id: number;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  /** A picture of 1200 x 630 for chat previews, with name and price */
  image_preview_url: string;
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
  name: string;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** Rupiah */
  price: number;
  /** What the price is for */
  price_unit: string | null;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** The texts in other languages by their fields, null where there is none; only in responses to a valid token without `lang` */
  translations?: {
    en?: {
      [key: string]: (string | string[]) | null;
    };
  };
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  updatedAt: string;
};

export type NewAdminResponse = {
  /** Whether it is the admin of this request */
  current: boolean;
  /** Whether it is the owner whom the environment names, and who stays */
  first_owner: boolean;
  /** Shown here alone; the first login has to change it */
  first_password: string;
  id: number;
  /** Of the sessions that have not ended, exact to the minute; null where there is none */
  last_seen_at: string | null;
  /** What the history calls them */
  name: string;
  /** Whether the password was made and has not been changed since */
  password_generated: boolean;
  role: 'owner' | 'kitchen';
  /** With which they log in */
  username: string;
};

export type NewDeviceResponse = {
  /** Browser and system, in words */
  device: string;
  first_login_at: string;
};

export type NextOffer = {
  date: string;
  /** Rupiah before the discount */
  original_price: number;
  /** Rupiah that a visitor pays by this promotion */
  price: number;
};

export type NotReadyResponse = {
  /** How each part is that the server needs: `redis` is there where one is configured */
  checks: {
    [key: string]: 'ok' | 'failing';
  };
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** One Indonesian sentence fit for a person */
  message: string;
  /** `stopping` after SIGTERM, `failing` where a part is */
  status: 'failing' | 'stopping';
  statusCode: number;
};

export type OrderConflictResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** The ids of the list in its present order */
  ids: number[];
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};

export type OrderRequest = {
  /** Every id of the list, once each, the first one first */
  ids: number[];
};

export type PackageImageOrderConflictResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** The ids of the images in their present order */
  ids: string[];
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};

export type PackageImageOrderRequest = {
  /** The id of every image of the package, once each, the first one first */
  ids: string[];
};

export type PackageImageResponse = {
  id: string;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
};

export type PackageItem = {
  item_name: string;
};

export type PackagePriceField = {
  package_id: number;
  /** Rupiah before any discount */
  price: number;
};

export type PackagePromotion = {
  description: string | null;
  /** Percent */
  discount_percent: number;
  id: number;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  title: string;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  /** The last day of it, in the venue's zone */
  valid_until: string;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays: number[];
};

export type PackageResponse = {
  availability: AvailabilityResponse | null;
  /** How many people one unit of the price is for */
  capacity: number | null;
  createdAt: string;
  description: string | null;
  /** Percent */
  discount_percent: number | null;
  duration: string | null;
  /** Whether visitors do not see it; only in responses to a valid token */
  hidden?: boolean;
  id: number;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  /** A picture of 1200 x 630 for chat previews, with name and price */
  image_preview_url: string;
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
  /** In their order; the first one is that of the `image_` fields */
  images: PackageImageResponse[];
  items: PackageItem[];
  meeting_point: string | null;
  /** An http or https URL of a map */
  meeting_point_url: string | null;
  minimum_age: string | null;
  name: string;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** Rupiah before the discount; there only while a promotion applies */
  original_price?: number;
  /** Rupiah: what the owner entered, which holds where no price period does; only in responses to a valid token */
  own_price?: number;
  /** Rupiah that a visitor pays */
  price: number;
  /** Rupiah: the lowest price of today and the next 120 days; only in lists */
  price_from?: number;
  /** What the price is for */
  price_unit: string | null;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  /** The other prices of the next 120 days, in the order of their first days; spans share no day. In lists the first 6 */
  prices: PriceSpanResponse[];
  promotion: PackagePromotion | null;
  promotion_id: number | null;
  route: string | null;
  terms: string | null;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** The texts in other languages by their fields, null where there is none; only in responses to a valid token without `lang` */
  translations?: {
    en?: {
      [key: string]: (string | string[]) | null;
    };
  };
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  updatedAt: string;
  what_to_bring: string | null;
};

export type PasswordRequest = {
  password: string;
};

export type PresentLine = {
  /** Rupiah; null where it is gone */
  price: number | null;
  /** Why it cannot be had on that day */
  unavailable: ('sold_out' | 'closed' | 'full' | null) | ('sold_out' | 'closed' | 'full' | null);
};

export type PricePeriodResponse = {
  createdAt: string;
  /** The first day, in the venue's zone; null, as the last one, for every year */
  from: string | null;
  id: number;
  name: string;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  /** Without packages in the trash */
  prices: PackagePriceField[];
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** The texts in other languages by their fields, null where there is none; only in responses to a valid token without `lang` */
  translations?: {
    en?: {
      [key: string]: (string | string[]) | null;
    };
  };
  /** The last day */
  until: string | null;
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  updatedAt: string;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays: number[];
};

export type PriceRequest = {
  /** The id of the row */
  id: number;
  /** Rupiah */
  price: number;
  /** `updatedAt` of the row when its price was read */
  version: string;
};

export type PriceSpanResponse = {
  from: string;
  /** That of the price period, if one sets it */
  name: string | null;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** Rupiah before the discount, if a promotion applies */
  original_price: number | null;
  /** Rupiah that a visitor pays */
  price: number;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** The last day */
  until: string;
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays: number[];
};

export type PromotionPackage = {
  availability: AvailabilityResponse | null;
  /** How many people one unit of the price is for */
  capacity: number | null;
  id: number;
  image_url: string;
  name: string;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** The same two prices on the next day on which the promotion holds, which may be today; null where none is left. Only in the response of one promotion */
  next_offer?: NextOffer | null;
  /** Rupiah before the discount */
  original_price: number;
  /** Rupiah, reduced by this promotion's discount */
  price: number;
  /** Rupiah: the lowest price of today and the next 120 days, reduced likewise, whatever the weekdays of the promotion */
  price_from: number;
  /** What the price is for */
  price_unit: string | null;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  /** The same two prices on days of the next 120 with another price before the discount, if there are such, whatever the weekdays of the promotion: the first 6 spans */
  prices?: PriceSpanResponse[];
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
};

export type PromotionResponse = {
  createdAt: string;
  description: string | null;
  /** Percent */
  discount_percent: number;
  /** Whether visitors do not see it; only in responses to a valid token */
  hidden?: boolean;
  id: number;
  image_focus_x: number | null;
  image_focus_y: number | null;
  image_height: number | null;
  image_placeholder: string | null;
  /** A picture of 1200 x 630 for chat previews, with the discount */
  image_preview_url: string;
  /** Empty where there is no image */
  image_sources: ImageSource[];
  image_url: string | null;
  image_width: number | null;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** Hidden packages are only in responses to a valid token */
  packages: PromotionPackage[];
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  terms: string | null;
  title: string;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** The texts in other languages by their fields, null where there is none; only in responses to a valid token without `lang` */
  translations?: {
    en?: {
      [key: string]: (string | string[]) | null;
    };
  };
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  updatedAt: string;
  /** A day in the venue's zone */
  valid_from: string;
  /** The last day of it, in the venue's zone */
  valid_until: string;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays: number[];
};

export type QuoteResponse = {
  /** In the venue's zone */
  date: string;
  /** Where a row cannot be had on that day: the next day within 60 on which all can, apart from rows that are sold out without an end */
  next_date: string | null;
  /** Without rows that are gone or hidden */
  rows: QuotedRowResponse[];
  /** Shows later what this response says; null without rows */
  token: string | null;
};

export type QuotedPromotion = {
  id: number;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  title: string;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
};

export type QuotedRowResponse = {
  /** People whom one unit is for */
  capacity: number | null;
  id: number;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
  kind: 'menu-items' | 'packages';
  /** Of the menu item or package */
  name: string;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** Rupiah; null without a discount */
  original_price: number | null;
  /** The price period that sets the price, where it does not set today's */
  period_name: string | null;
  /** Rupiah for one unit, after the discount */
  price: number;
  price_unit: string | null;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  promotion: QuotedPromotion | null;
  /** Without a promotion: the last day of one that is over then */
  promotion_ended_on: string | null;
  /** Without a promotion: the weekdays of one that goes on then, 1 is Monday */
  promotion_weekdays: number[] | null;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** Why it cannot be had on that day */
  unavailable: ('sold_out' | 'closed' | 'full' | null) | ('sold_out' | 'closed' | 'full' | null);
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
};

export type ReadyResponse = {
  /** How each part is that the server needs: `redis` is there where one is configured */
  checks: {
    [key: string]: 'ok' | 'failing';
  };
  status: 'ok';
};

export type RevertPreviewResponse = {
  /** From the present values to the earlier ones */
  changes: FieldChange[];
  /** Whether the earlier image is gone, so that the present one stays */
  image_missing: boolean;
  /** For `If-Match` of the revert. Two previews may show the same changes, such as orders of rows of one name */
  version: string;
};

export type SessionResponse = {
  created_at: string;
  /** Whether it is the session of this request */
  current: boolean;
  /** Browser and system, in words */
  device: string;
  id: number;
  /** Exact to the minute */
  last_seen_at: string;
  /** IP address of the login, or its /64 network; null for logins before 1.1 */
  network: string | null;
};

export type ShownLineResponse = {
  /** People whom one unit is for */
  capacity: number | null;
  id: number;
  /** Whether the name is the present one, as that of then is unknown */
  is_present_name: boolean;
  /** As `is_present_name` */
  is_present_promotion: boolean;
  kind: 'menu-items' | 'packages';
  /** At that time, or the present one where nobody knows that; null where the row is hidden from the reader or gone, too */
  name: string | null;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** Only with a valid token, and until the day is over */
  present: PresentLine | null;
  /** Rupiah for one unit, after the discount */
  price: number;
  price_unit: string | null;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  /** Its title, as `name` */
  promotion: string | null;
  /** The promotion that reduced it */
  promotion_id: number | null;
  quantity: number;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
};

export type ShownOrderResponse = {
  /** The day of the visit, in the venue's zone */
  date: string | null;
  /** Empty unless it is valid */
  lines: ShownLineResponse[];
  shown_at: string | null;
  /** `invalid`: this site did not issue the token. `unknown_key`: nobody can say any more, as a former secret of the site signed it, or a former release for a day that is over. `truncated`: it is not whole, or has lost the case of its letters */
  state: 'valid' | 'unknown_key' | 'truncated' | 'invalid';
};

export type SiteSettingResponse = {
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x?: number;
  /** The same of the height, from the top edge */
  image_focus_y?: number;
  /** Of a logo with transparent pixels: the ground on which it is seen */
  image_ground?: 'surface' | 'dark' | 'white';
  /** Pixels, of the file at image_url */
  image_height?: number;
  /** Of the icon: what the paths of its pictures begin with; they end in -32.png, -180.png, -192.png, -512.png, -maskable-192.png and -maskable-512.png */
  image_icons?: string;
  /** Of the logo: why the name stands beside it. It has no room for the name, would be small in the bar, cannot be read there, or is not seen whole on any ground */
  image_name_beside?: 'narrow' | 'wide' | 'unread' | 'faint';
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder?: string | null;
  /** Of the home image: a picture of 1200 x 630 for chat previews */
  image_preview_url?: string;
  image_sources?: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url?: string;
  /** Pixels, of the file at image_url */
  image_width?: number;
  key: string;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** The texts in other languages by their fields, null where there is none; only in responses to a valid token without `lang` */
  translations?: {
    en?: {
      [key: string]: (string | string[]) | null;
    };
  };
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  /** Of the notice: since when it has been this text, as the same one may be written again */
  updatedAt?: string;
  /** A text, or the URL of an image; null once it was cleared */
  value: string | null;
};

export type SlideResponse = {
  createdAt: string;
  description: string | null;
  id: number;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  /** A crop around the focus in 5:8, for portrait screens. Empty where the image is as narrow itself */
  image_portrait_sources: ImageSource[];
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
  /** The Indonesian name, where it is another one */
  name_id?: string;
  /** Slides are shown by rising order, then by id */
  order: number;
  /** The Indonesian unit, where it is another one */
  price_unit_id?: string;
  title: string;
  /** The Indonesian title, where it is another one */
  title_id?: string;
  /** The texts in other languages by their fields, null where there is none; only in responses to a valid token without `lang` */
  translations?: {
    en?: {
      [key: string]: (string | string[]) | null;
    };
  };
  /** Fields whose text is Indonesian, as there is no other; only with another `lang` */
  untranslated?: string[];
  updatedAt: string;
};

export type SocialMediaResponse = {
  createdAt: string;
  /** Follows from the platform */
  icon: 'Instagram' | 'MessageCircle' | 'TikTok' | 'Share2';
  id: number;
  platform: string;
  /** An http or https URL, as it was entered */
  url: string;
};

export type TokenResponse = {
  /** True while the first password has to be changed before anything else */
  first_password?: boolean;
  role: 'owner' | 'kitchen';
  username: string;
};

export type TrashEntryResponse = {
  deleted_at: string;
  /** From then on it is deleted for good */
  expires_at: string;
  id: number;
  /** Pixels; null without an image */
  image_height: number | null;
  /** A tiny picture as a data URI */
  image_placeholder: string | null;
  /** Pixels; null without an image */
  image_width: number | null;
  /** As in the path of the kind's own routes */
  kind: string;
  /** Its name, title or platform */
  name: string;
};

export type UpdateAdminRequest = {
  name: string;
  password: string;
  role: 'owner' | 'kitchen';
};

export type UpdateCalendarEntryRequest = {
  from?: string;
  /** Spans that do not overlap; only and always of the kind `hours` */
  hours?: HoursSpanField[] | null;
  kind?: 'closed' | 'hours' | 'full';
  /** Packages that are full, only of the kind `full`; empty: the whole venue */
  package_ids?: number[];
  reason?: string;
  /** `reason` in English */
  reason_en?: string;
  until?: string;
};

export type UpdateMenuCategoryRequest = {
  name?: string;
  /** `name` in English */
  name_en?: string;
};

export type UpdateMenuItemRequest = {
  /** Name of a category that exists, in upper or lower case */
  category?: string;
  description?: string;
  /** `description` in English */
  description_en?: string;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  name?: string;
  /** `name` in English */
  name_en?: string;
  /** Rupiah */
  price?: number;
  /** What the price is for */
  price_unit?: string;
  /** `price_unit` in English */
  price_unit_en?: string;
};

export type UpdatePackageImageRequest = {
  /** The point that crops keep in view: percent from the left edge */
  image_focus_x: number;
  /** The point that crops keep in view: percent from the top edge */
  image_focus_y: number;
};

export type UpdatePackageRequest = {
  /** How many people one unit of the price is for */
  capacity?: number | null;
  description?: string;
  /** `description` in English */
  description_en?: string;
  duration?: string;
  /** `duration` in English */
  duration_en?: string;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  /** What the package includes: up to 50 names as a JSON list; empty clears it */
  items?: string;
  /** `items` in English, as a JSON list */
  items_en?: string;
  meeting_point?: string;
  /** `meeting_point` in English */
  meeting_point_en?: string;
  /** An http or https URL */
  meeting_point_url?: string;
  minimum_age?: string;
  /** `minimum_age` in English */
  minimum_age_en?: string;
  name?: string;
  /** `name` in English */
  name_en?: string;
  /** Rupiah */
  price?: number;
  /** What the price is for */
  price_unit?: string;
  /** `price_unit` in English */
  price_unit_en?: string;
  route?: string;
  /** `route` in English */
  route_en?: string;
  terms?: string;
  /** `terms` in English */
  terms_en?: string;
  what_to_bring?: string;
  /** `what_to_bring` in English */
  what_to_bring_en?: string;
};

export type UpdatePasswordRequest = {
  current_password: string;
  new_password: string;
};

export type UpdatePricePeriodRequest = {
  from?: string | null;
  name?: string;
  /** `name` in English */
  name_en?: string;
  prices?: PackagePriceField[];
  until?: string | null;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays?: number[] | null;
};

export type UpdatePromotionRequest = {
  description?: string;
  /** `description` in English */
  description_en?: string;
  /** Percent */
  discount_percent?: number;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  /** Ids of the packages as a JSON list; the first one lends its image */
  package_ids?: string;
  terms?: string;
  /** `terms` in English */
  terms_en?: string;
  title?: string;
  /** `title` in English */
  title_en?: string;
  valid_from?: string;
  valid_until?: string;
  /** Days of the week as a JSON list, 1 is Monday; empty: every day */
  weekdays?: string;
};

export type UpdateSettingImageRequest = {
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
};

export type UpdateSiteSettingRequest = {
  /** Ignored */
  type?: string;
  /** Empty clears it; may be left out beside `value_en` alone */
  value?: string | null;
  /** The English text of one that visitors read; empty clears it */
  value_en?: string | null;
};

export type UpdateSlideRequest = {
  description?: string;
  /** `description` in English */
  description_en?: string;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  order?: number;
  title?: string;
  /** `title` in English */
  title_en?: string;
};

export type UpdateSocialMediaRequest = {
  /** Ignored */
  icon?: string;
  platform?: string;
  /** An http or https URL */
  url?: string;
};
