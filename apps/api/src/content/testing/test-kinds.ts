import {
  isOfRequest,
  KINDS as DECLARED,
  menuItemsKind,
  packagesKind,
  pricePeriodsKind,
  promotionsKind,
  type Field,
  type KindDeclaration,
} from '@lereng/shared-domain/fields';
import { exampleRow, hasPicture } from '@lereng/shared-testing';
import type { WriteContext } from '../../writes';
import { byItself, changeOf, type TestContent } from './test-content';

export interface TestRow {
  id: number;
  createdAt: string;
  updatedAt?: string;
  image_url?: string | null;
  image_preview_url?: string;
}

/** The common part of the services of all kinds. */
export interface TestService {
  readonly rows: {
    exists(id: number): Promise<boolean>;
    sitemapRows(today: string): Promise<object[]>;
  };
  list(): Promise<TestRow[]>;
  create(fields: object): Promise<TestRow>;
  get(id: number): Promise<TestRow>;
  update(id: number, change: object, context?: WriteContext): Promise<TestRow>;
  remove(id: number): Promise<void>;
  restore(id: number): Promise<object>;
  purge(id: number): Promise<void>;
  findVersion(id: string): Promise<object | null>;
  revert(id: string, version: object): Promise<object>;
}

/** A kind of content for a spec that holds for all of them. */
export interface TestKind {
  readonly service: (content: TestContent) => TestService;
  /** Makes a row, with an image where the kind has one; the first one has the id 1. */
  readonly create: (content: TestContent, title?: string) => Promise<TestRow>;
  readonly title: string;
  readonly hasImage: boolean;
  readonly notFound: string;
  /** A change of one field, another one for each number. */
  readonly edit: (n: number) => object;
  /** Fills the optional fields, which the response has as `filledAs`; `cleared` empties them again. */
  readonly filled?: object;
  readonly filledAs?: object;
  readonly cleared?: object;
  /** A change of the first row, and how the history tells it. */
  readonly change: object;
  readonly changes: object[];
}

/** A value of an optional field; undefined where a spec has to choose it. */
function valueOf(field: Field): unknown {
  if (field.required || !isOfRequest(field)) return undefined;
  switch (field.type) {
    case 'text':
      return 'x';
    case 'multiline':
      return 'x\r\ny';
    case 'url':
      return 'https://example.com/peta';
    case 'integer':
      return Math.max(field.min, 1) + 3;
    case 'weekdays':
      return [1, 2];
    case 'texts':
      return ['Sopir', 'Teh', 'Sopir'];
    default:
      return undefined;
  }
}

function emptyOf(field: Field): unknown {
  if (field.type === 'weekdays' || field.type === 'texts') return [];
  return field.type === 'integer' ? (field.whenEmpty ?? null) : null;
}

/** The optional fields of a kind with values, and without them. */
function optionalFields({ fields }: KindDeclaration) {
  const optional = Object.entries(fields).filter(
    ([, field]) => !('translates' in field) && valueOf(field) !== undefined,
  );
  return {
    filled: Object.fromEntries(optional.map(([name, field]) => [name, valueOf(field)])),
    cleared: Object.fromEntries(optional.map(([name, field]) => [name, emptyOf(field)])),
  };
}

const packageFields = optionalFields(packagesKind);

/** A kind without rules beside its declaration, whose title is a text. */
function declaredKind({ title = 'name', ...kind }: KindDeclaration): TestKind {
  const service = ({ catalog }: TestContent) =>
    catalog.services().find(({ rows }) => rows.kind.name === kind.name) as unknown as TestService;
  return {
    service: (content) => byItself(service(content)),
    create: (content, text = 'Contoh') => {
      const image = hasPicture(kind) ? { image: content.image() } : {};
      return byItself(service(content)).create({ ...exampleRow(kind, { text }), ...image });
    },
    title: 'Contoh',
    hasImage: hasPicture(kind),
    notFound: expect.stringMatching(/ tidak ditemukan$/) as string,
    edit: (n) => ({ [title]: `Nama ${n}` }),
    ...optionalFields(kind),
    change: { [title]: 'Sore' },
    changes: [changeOf(title, 'Contoh', 'Sore')],
  };
}

/** Kinds with rules beside their declarations. */
const BY_HAND: Readonly<Record<string, TestKind>> = {
  'menu-items': {
    service: ({ menuItems }) => menuItems,
    create: (content, name = 'Teh') => content.addMenuItem(name),
    title: 'Teh',
    hasImage: true,
    notFound: 'Menu tidak ditemukan',
    edit: (n) => ({ name: `Menu ${n}` }),
    ...optionalFields(menuItemsKind),
    change: { name: 'Teh', price: 6_000, image_focus_x: 0, image_focus_y: 9 },
    changes: [
      changeOf('price', 5_000, 6_000),
      changeOf('image_focus_x', 50, 0),
      changeOf('image_focus_y', 50, 9),
    ],
  },
  packages: {
    service: ({ packages }) => packages,
    create: async (content, name = 'Jip') =>
      content.packages.create({ name, price: 350_000, image: content.image() }),
    title: 'Jip',
    hasImage: true,
    notFound: 'Paket tidak ditemukan',
    edit: (n) => ({ name: `Paket ${n}` }),
    ...packageFields,
    filledAs: {
      ...packageFields.filled,
      items: [{ item_name: 'Sopir' }, { item_name: 'Teh' }, { item_name: 'Sopir' }],
    },
    change: { price: 300_000, items: ['Sopir', 'Teh'], route: 'Batu' },
    changes: [
      changeOf('route', null, 'Batu'),
      changeOf('price', 350_000, 300_000),
      changeOf('items', [], ['Sopir', 'Teh']),
    ],
  },
  promotions: {
    service: ({ promotions }) => promotions,
    create: async (content, title = 'Panen') => {
      const packages = await content.packages.list();
      const ids = packages.map(({ id }) => id);
      if (ids.length === 0) {
        for (const name of ['Jip', 'Jeruk']) ids.push(await content.addPackage(name));
      }
      return content.addPromotion(ids, { title, image: content.image() });
    },
    title: 'Panen',
    hasImage: true,
    notFound: 'Promo tidak ditemukan.',
    edit: (n) => ({ title: `Promo ${n}` }),
    ...optionalFields(promotionsKind),
    change: { discount_percent: 20, package_ids: [2] },
    changes: [
      changeOf('discount_percent', 10, 20),
      changeOf('package_ids', ['Jip', 'Jeruk'], ['Jeruk']),
    ],
  },
  'social-media': {
    service: ({ socialMedia }) => socialMedia,
    create: ({ socialMedia }, platform = 'tiktok') =>
      socialMedia.create({ platform, url: 'https://example.com/a' }),
    title: 'tiktok',
    hasImage: false,
    notFound: 'Social media tidak ditemukan',
    edit: (n) => ({ url: `https://example.com/${n}` }),
    change: { url: 'https://example.com/b' },
    changes: [changeOf('url', 'https://example.com/a', 'https://example.com/b')],
  },
  'price-periods': {
    service: ({ pricePeriods }) => pricePeriods,
    create: async (content, name = 'Libur Natal') => {
      const [pkg] = await content.packages.list();
      const package_id = pkg?.id ?? (await content.addPackage('Jip'));
      const days = { from: '2026-12-24', until: '2027-01-04' };
      return content.pricePeriods.create({
        name,
        ...days,
        prices: [{ package_id, price: 400_000 }],
      });
    },
    title: 'Libur Natal',
    hasImage: false,
    notFound: 'Harga musim tidak ditemukan',
    edit: (n) => ({ name: `Libur ${n}` }),
    ...optionalFields(pricePeriodsKind),
    change: { until: '2027-01-05', weekdays: [1], prices: [{ package_id: 1, price: 500_000 }] },
    changes: [
      changeOf('until', '2027-01-04', '2027-01-05'),
      changeOf('weekdays', null, 'Senin'),
      changeOf('prices', ['Jip: Rp 400.000'], ['Jip: Rp 500.000']),
    ],
  },
  'calendar-entries': {
    service: ({ calendarEntries }) => calendarEntries,
    create: ({ calendarEntries }, reason = 'Libur') =>
      calendarEntries.create({
        from: '2026-12-24',
        until: '2026-12-26',
        kind: 'closed',
        reason,
      }),
    title: 'Tutup 24–26 Desember 2026',
    hasImage: false,
    notFound: 'Catatan kalender tidak ditemukan',
    edit: (n) => ({ reason: `Libur ${n}` }),
    filled: { kind: 'hours', hours: [{ opens: '18:00', closes: '02:00' }], reason: 'x' },
    cleared: { kind: 'closed', hours: null, reason: null },
    change: {
      until: '2026-12-27',
      kind: 'hours',
      hours: [
        { opens: '13:00', closes: '17:00' },
        { opens: '08:00', closes: '12:00' },
      ],
    },
    changes: [
      changeOf('until', '2026-12-26', '2026-12-27'),
      changeOf('kind', 'closed', 'hours'),
      changeOf('hours', null, ['13.00–17.00', '08.00–12.00']),
    ],
  },
};

export const KINDS: Readonly<Record<string, TestKind>> = Object.fromEntries(
  DECLARED.map((kind) => [kind.name, BY_HAND[kind.name] ?? declaredKind(kind)]),
);
