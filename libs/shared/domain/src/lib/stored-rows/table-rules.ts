import { daysBetween } from '../calendar';
import { parseEntityId } from '../entity-id';
import {
  calendarEntriesKind,
  KINDS,
  menuCategoriesKind,
  menuItemsKind,
  packagesKind,
  pricePeriodsKind,
  promotionsKind,
  slidesKind,
  socialMediaKind,
} from '../fields';
import { LIMITS } from '../limits';
import { nameKey } from '../text';
import { isLogoTone } from '../look/logo';
import { ROLES } from '../roles';
import { isWholeNumber } from '../whole-number';
import { declaredColumns } from './declared-columns';
import { readJson } from './read-json';
import { IMAGE_SETTINGS, TEXT_SETTINGS, TRANSLATED_SETTINGS } from './setting-rules';
import {
  anyText,
  flag,
  id,
  instant,
  integer,
  isVisibleText,
  json,
  listOf,
  matching,
  oneOf,
  optional,
  shape,
  text,
  unused,
  type ValueRule,
} from './value-rules';
import { SETTINGS, versionHasTypes, versionLists, versionShape } from './version-shape';

export type StoredRow = Readonly<Record<string, unknown>>;

/** A rule about several columns of a row, which is named by one of them. */
export interface RowRule {
  readonly field: string;
  /** What a row does that breaks it: `is before valid_from`. */
  readonly fault: string;
  /** The columns that it is about. */
  readonly of: readonly string[];
  readonly holds: (row: StoredRow) => boolean;
}

/** A column that has the id of a row of another table. */
export interface StoredReference {
  readonly field: string;
  readonly table: string;
  /** The row can be without it, and loses it with the other row. */
  readonly isOptional?: true;
}

/** What the rows of a table hold, by the names of the database. */
export interface TableRules {
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ValueRule>>;
  readonly rows?: readonly RowRule[];
  readonly references?: readonly StoredReference[];
  /** Columns that no two rows share, but for rows in the trash where `outsideTrash`. */
  readonly unique?: readonly { readonly field: string; readonly outsideTrash?: true }[];
}

const KEY = ['id'];

const OF_CONTENT = {
  id,
  created_at: instant,
  deleted_at: optional(instant),
};
const OF_EDITABLE = { ...OF_CONTENT, updated_at: instant };

const price = integer(LIMITS.priceMin, LIMITS.priceMax);
const imageId = matching('the id of an image', /^[0-9a-f]{32}$/);
const fileName = matching('the beginning of names of files', /^[a-z0-9][a-z0-9-]{0,31}$/);
const orderKeyName = matching('seven digits of base 36', /^[0-9a-z]{7}$/);
const position = integer(0, 2_147_483_647);
const focus = integer(LIMITS.focusMin, LIMITS.focusMax);
const pixels = integer(1, 100_000);
const isPixels = (value: unknown) => isWholeNumber(value, 1, 100_000);
const widths = listOf('widths in pixels', isPixels, { max: 50 });

const OF_IMAGE = { field: 'image_id', table: 'images' } as const;
const ONE_IMAGE = { field: 'image_id' } as const;

const inOrder = (first: string, last: string): RowRule => ({
  field: last,
  fault: `is before ${first}`,
  of: [first, last],
  holds: ({ [first]: from, [last]: until }) =>
    from === null || until === null || String(from) <= String(until),
});

/** A key is what the product makes of the name, or rows of one name would not be found to be such (A13). */
const ofName = (key: string, column: string): RowRule => ({
  field: key,
  fault: `is not made of ${column}`,
  of: [key, column],
  holds: (row) => row[key] === nameKey(String(row[column])),
});

/** The facts that releases have stored. A new one is added here. */
const STATE_KEYS = [
  'admin-known-clients',
  'admin-password-hash-applied',
  'admin-username-applied',
  'backups',
  'content-version',
  'demo-content',
  'demo-content-rows',
  'image-store-is-own',
];

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The networks of the last logins. */
const CLIENTS = listOf('clients', (value) => typeof value === 'string');

const untilSoldOut: RowRule = {
  field: 'sold_out_until',
  fault: 'is there, and the row is not sold out',
  of: ['sold_out', 'sold_out_until'],
  holds: ({ sold_out, sold_out_until }) => sold_out === true || sold_out_until === null,
};

/** The rules of `TABLE_RULES`, with their names as a type. */
const RULES = {
  images: {
    key: KEY,
    columns: {
      id: imageId,
      width: pixels,
      height: pixels,
      placeholder: optional(
        matching('a small picture as a data URI', /^data:image\/[a-z]+;base64,[\w+/=]+$/),
      ),
      widths: json(listOf('widths in pixels', isPixels, { min: 1, max: 50 })),
      upright_widths: optional(json(widths)),
      portrait_crop: optional(fileName),
      icons: optional(fileName),
      logo_tone: optional(json(shape('what was measured of a logo', isLogoTone))),
      focus_x: focus,
      focus_y: focus,
      // An upload that 1.0.0 has not finished is in no backup.
      state: oneOf(['kept']),
      lease_expires_at: unused,
      trashed_at: optional(instant),
    },
  },
  menu_categories: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      ...declaredColumns(menuCategoriesKind.fields),
      name_key: anyText,
      position,
    },
    rows: [ofName('name_key', 'name')],
    unique: [{ field: 'name_key', outsideTrash: true }],
  },
  menu_items: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      ...declaredColumns(menuItemsKind.fields),
      category_id: optional(id),
      image_id: imageId,
      position,
    },
    rows: [untilSoldOut],
    references: [OF_IMAGE, { field: 'category_id', table: 'menu_categories', isOptional: true }],
    unique: [ONE_IMAGE],
  },
  packages: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      ...declaredColumns(packagesKind.fields, { price: 'base_price' }),
      image_id: imageId,
      position,
    },
    rows: [untilSoldOut],
    references: [OF_IMAGE],
    unique: [ONE_IMAGE],
  },
  package_images: {
    key: ['package_id', 'position'],
    columns: {
      package_id: id,
      position: integer(1, LIMITS.packageImagesMax - 1),
      image_id: imageId,
    },
    references: [{ field: 'package_id', table: 'packages' }, OF_IMAGE],
    unique: [ONE_IMAGE],
  },
  promotions: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      ...declaredColumns(promotionsKind.fields),
      image_id: optional(imageId),
    },
    rows: [inOrder('valid_from', 'valid_until')],
    references: [{ ...OF_IMAGE, isOptional: true }],
    unique: [ONE_IMAGE],
  },
  promotion_packages: {
    key: ['promotion_id', 'package_id'],
    columns: { promotion_id: id, package_id: id, position },
    references: [
      { field: 'promotion_id', table: 'promotions' },
      { field: 'package_id', table: 'packages' },
    ],
  },
  calendar_entries: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      ...declaredColumns(calendarEntriesKind.fields, { from: 'from_day', until: 'until_day' }),
      name: text(LIMITS.nameMax),
      whole_venue: flag,
    },
    rows: [
      inOrder('from_day', 'until_day'),
      {
        field: 'until_day',
        fault: `makes more than ${LIMITS.calendarEntryDaysMax} days, from from_day on`,
        of: ['from_day', 'until_day'],
        holds: ({ from_day, until_day }) =>
          daysBetween(String(from_day), String(until_day)) < LIMITS.calendarEntryDaysMax,
      },
      {
        field: 'hours',
        fault: 'does not belong to the kind, or is missing',
        of: ['kind', 'hours'],
        holds: ({ kind, hours }) => (kind === 'hours') === (hours !== null),
      },
      {
        field: 'whole_venue',
        fault: 'is false, and the kind is not full',
        of: ['kind', 'whole_venue'],
        holds: ({ kind, whole_venue }) => kind === 'full' || whole_venue === true,
      },
    ],
  },
  calendar_entry_packages: {
    key: ['entry_id', 'package_id'],
    columns: { entry_id: id, package_id: id },
    references: [
      { field: 'entry_id', table: 'calendar_entries' },
      { field: 'package_id', table: 'packages' },
    ],
  },
  price_periods: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      ...declaredColumns(pricePeriodsKind.fields, { from: 'first_day', until: 'last_day' }),
      // As `price_period_packages` has them; more than a request may have, as those of packages in the trash stay.
      prices: json(listOf('prices of packages', isPackagePrice, { min: 1 })),
    },
    rows: [
      {
        field: 'last_day',
        fault: 'is there without first_day, or the other way round',
        of: ['first_day', 'last_day'],
        holds: ({ first_day, last_day }) => (first_day === null) === (last_day === null),
      },
      inOrder('first_day', 'last_day'),
      {
        field: 'weekdays',
        fault: 'is empty, and there are no dates',
        of: ['first_day', 'weekdays'],
        holds: ({ first_day, weekdays: days }) =>
          first_day !== null || (days as readonly unknown[]).length > 0,
      },
      {
        field: 'prices',
        fault: 'names a package twice',
        of: ['prices'],
        holds: ({ prices }) => {
          const ids = (prices as { package_id: number }[]).map((each) => each.package_id);
          return new Set(ids).size === ids.length;
        },
      },
    ],
  },
  price_period_packages: {
    key: ['period_id', 'package_id'],
    columns: { period_id: id, package_id: id, position, price },
    references: [
      { field: 'period_id', table: 'price_periods' },
      { field: 'package_id', table: 'packages' },
    ],
  },
  slides: {
    key: KEY,
    columns: {
      ...OF_EDITABLE,
      ...declaredColumns(slidesKind.fields, { order: 'sort_order' }),
      image_id: imageId,
    },
    references: [OF_IMAGE],
    unique: [ONE_IMAGE],
  },
  social_media: {
    key: KEY,
    columns: {
      ...OF_CONTENT,
      ...declaredColumns(socialMediaKind.fields),
      platform_key: anyText,
    },
    rows: [ofName('platform_key', 'platform')],
    unique: [{ field: 'platform_key', outsideTrash: true }],
  },
  site_settings: {
    key: ['key'],
    columns: {
      key: oneOf([...Object.keys(TEXT_SETTINGS), ...IMAGE_SETTINGS]),
      value: optional(anyText),
      value_en: optional(anyText),
      image_id: optional(imageId),
      updated_at: instant,
    },
    rows: [
      {
        field: 'image_id',
        fault: 'is there for a text, or missing for an image',
        of: ['key', 'image_id'],
        holds: ({ key, image_id }) => IMAGE_SETTINGS.includes(String(key)) === (image_id !== null),
      },
      {
        field: 'value',
        fault: 'is no value of this setting',
        of: ['key', 'value'],
        holds: ({ key, value }) => {
          const setting = TEXT_SETTINGS[String(key)];
          return setting ? setting.holds(value) : value === null;
        },
      },
      {
        field: 'value_en',
        fault: 'is no English text of this setting',
        of: ['key', 'value_en'],
        holds: ({ key, value_en }) =>
          value_en === null || (TRANSLATED_SETTINGS[String(key)]?.holds(value_en) ?? false),
      },
    ],
    references: [OF_IMAGE],
    unique: [ONE_IMAGE],
  },
  content_history: {
    key: KEY,
    columns: {
      id,
      kind: oneOf([...KINDS.map(({ name }) => name), SETTINGS]),
      subject: oneOf(['row', 'availability', 'order', 'prices']),
      row_id: optional(text(50)),
      // A copy for people who read the history, which is not held to what names are today.
      name: optional(
        shape(`a text of 1 to ${LIMITS.nameMax} characters`, (value) =>
          isVisibleText(value, LIMITS.nameMax),
        ),
      ),
      action: oneOf(['created', 'updated', 'reordered', 'deleted', 'restored', 'purged']),
      username: optional(anyText),
      changed_at: instant,
      save_id: optional(matching('1 to 64 visible ASCII characters', /^[!-~]{1,64}$/)),
      before: optional(json(versionShape)),
      after: optional(json(versionShape)),
    },
    rows: [
      ...['before', 'after'].map((field) => ({
        field,
        fault: 'is not the order or the prices of a list, and no row is named',
        of: ['row_id', 'action', field],
        holds: ({ row_id, action, [field]: version }: StoredRow) =>
          row_id !== null || version === null || versionLists(version, String(action)),
      })),
      ...['before', 'after'].map((field) => ({
        field,
        fault: 'has a value that is of another type than its field',
        of: ['kind', field],
        holds: ({ kind, [field]: version }: StoredRow) =>
          version === null || versionHasTypes(version, String(kind)),
      })),
      {
        field: 'row_id',
        fault: 'is not the id of a row',
        of: ['kind', 'row_id'],
        holds: ({ kind, row_id }) =>
          kind === SETTINGS || row_id === null || parseEntityId(row_id) !== null,
      },
      {
        field: 'subject',
        fault: 'does not belong to the row and the action',
        of: ['subject', 'row_id', 'action'],
        holds: ({ subject, row_id, action }) => {
          if (row_id !== null) return subject === 'row' || subject === 'availability';
          return subject === (action === 'reordered' ? 'order' : 'prices');
        },
      },
    ],
  },
  content_history_rows: {
    key: ['entry_id', 'row_id'],
    columns: { entry_id: id, row_id: matching('the id of a row', /^[1-9]\d{0,9}$/) },
    references: [{ field: 'entry_id', table: 'content_history' }],
  },
  order_keys: { key: ['name'], columns: { name: orderKeyName, first_seen_at: instant } },
  admins: {
    key: KEY,
    columns: {
      id,
      username: anyText,
      name: optional(anyText),
      role: oneOf(ROLES),
      password_hash: matching(
        'a hash of argon2id',
        /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+(?:\$[A-Za-z0-9+/]+){2}$/,
      ),
      password_changed_at: optional(instant),
      password_generated: flag,
    },
    unique: [{ field: 'username' }],
  },
  login_devices: {
    key: ['device'],
    columns: { device: anyText, new_since: optional(instant) },
  },
  app_state: {
    key: ['key'],
    columns: { key: oneOf(STATE_KEYS), value: anyText },
    rows: [
      {
        field: 'value',
        fault: 'is no list of clients',
        of: ['key', 'value'],
        holds: ({ key, value }) => key !== 'admin-known-clients' || CLIENTS.holds(readJson(value)),
      },
      {
        field: 'value',
        fault: 'is no object in JSON',
        of: ['key', 'value'],
        holds: ({ key, value }) => key !== 'demo-content-rows' || isRecord(readJson(value)),
      },
    ],
  },
} satisfies Record<string, TableRules>;

export type StoredTable = keyof typeof RULES;

/**
 * The rules of stored rows, which releases have always kept: both databases, and archives, are read by them (E8).
 * Limits of requests may be narrower. A table that is not here has none. Each comes after those that it refers to, in
 * which order backups have them.
 */
export const TABLE_RULES: Readonly<Record<string, TableRules>> = RULES;

/** Whether a value is the price of a package, as price periods store it. */
function isPackagePrice(value: unknown): boolean {
  const { package_id, price: own } = (value ?? {}) as Record<string, unknown>;
  return id.holds(package_id) && price.holds(own);
}
