import { KINDS, packagesKind, SETTING_FIELDS, translationsOf, type Field } from '.';

/** What limits a field, as a text. */
function limitOf(field: Field): string {
  const limits = Object.entries(field).filter(([key]) => ['min', 'max', 'maxLength'].includes(key));
  const required = field.required ? ['required'] : [];
  return [field.type, ...required, ...limits.map(([key, value]) => `${key} ${value}`)].join(', ');
}

const isTranslation = (field: Field): boolean => 'translates' in field;

const limitsOf = (fields: Readonly<Record<string, Field>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, limitOf(field)]));

/** By hand, from A7 and section 7 of the decisions: a declaration that is wrong fails here. */
it('has the limits that were decided', () => {
  const declared = Object.fromEntries(
    KINDS.map(({ name, fields }) => {
      const own = Object.entries<Field>(fields).filter(([, field]) => !isTranslation(field));
      return [name, limitsOf(Object.fromEntries(own))];
    }),
  );
  const hidden = { hidden: 'flag' };
  const soldOut = { sold_out: 'flag', sold_out_until: 'date' };
  expect(declared).toEqual({
    slides: {
      title: 'text, required, max 150',
      description: 'multiline, max 5000',
      order: 'integer, min -1000000, max 1000000',
      image: 'image, required',
    },
    'menu-items': {
      name: 'text, required, max 150',
      price: 'rupiah, required',
      price_unit: 'text, max 20',
      category: 'reference, max 50',
      description: 'multiline, max 5000',
      image: 'image, required',
      ...hidden,
      ...soldOut,
    },
    'menu-categories': { name: 'text, required, max 50' },
    packages: {
      name: 'text, required, max 150',
      price: 'rupiah, required',
      price_unit: 'text, max 20',
      capacity: 'integer, min 1, max 100',
      route: 'multiline, max 500',
      description: 'multiline, max 5000',
      items: 'texts, max 50, maxLength 150',
      image: 'image, required',
      images: 'images',
      duration: 'text, max 150',
      meeting_point: 'text, max 500',
      meeting_point_url: 'url',
      minimum_age: 'text, max 150',
      what_to_bring: 'multiline, max 5000',
      terms: 'multiline, max 5000',
      ...hidden,
      ...soldOut,
    },
    promotions: {
      title: 'text, required, max 150',
      description: 'multiline, max 5000',
      discount_percent: 'integer, required, min 1, max 100',
      valid_from: 'date, required',
      valid_until: 'date, required',
      weekdays: 'weekdays',
      terms: 'multiline, max 5000',
      package_ids: 'references, required',
      image: 'image',
      ...hidden,
    },
    'price-periods': {
      name: 'text, required, max 60',
      from: 'date',
      until: 'date',
      weekdays: 'weekdays',
      prices: 'prices, required, max 200',
    },
    'calendar-entries': {
      kind: 'choice, required',
      from: 'date, required',
      until: 'date, required',
      hours: 'hours',
      package_ids: 'references',
      reason: 'multiline, max 150',
    },
    'social-media': { platform: 'text, required, max 50', url: 'url, required' },
  });
});

it('has the limits of settings that were decided', () => {
  const { home_description, site_name, site_description, notice, tagline } = SETTING_FIELDS;
  expect(limitsOf({ home_description, site_name, site_description, notice, tagline })).toEqual({
    home_description: 'multiline, required, max 5000',
    site_name: 'text, max 150',
    site_description: 'multiline, max 5000',
    notice: 'multiline, max 300',
    tagline: 'text, max 100',
  });
  const { address, opening_hours, directions, latitude, longitude } = SETTING_FIELDS;
  expect(limitsOf({ address, opening_hours, directions, latitude, longitude })).toEqual({
    address: 'multiline, max 500',
    opening_hours: 'multiline, max 500',
    directions: 'multiline, max 500',
    latitude: 'degrees, max 90',
    longitude: 'degrees, max 180',
  });
  for (const [key, { type, ...field }] of Object.entries(SETTING_FIELDS)) {
    if (!/_(line|introduction|name)$/.test(key) || key === 'site_name') continue;
    expect([key, type, 'max' in field && field.max]).toEqual([
      key,
      'text',
      key.endsWith('_name') ? 30 : 300,
    ]);
  }
});

it('has an English text beside each that visitors read, with its limits, which may be empty', () => {
  const names = Object.fromEntries(
    KINDS.map(({ name, fields }) => [name, Object.keys(translationsOf(fields))]),
  );
  expect(names).toEqual({
    slides: ['title_en', 'description_en'],
    'menu-items': ['name_en', 'price_unit_en', 'description_en'],
    'menu-categories': ['name_en'],
    packages: [
      'name_en',
      'price_unit_en',
      'route_en',
      'description_en',
      'items_en',
      'duration_en',
      'meeting_point_en',
      'minimum_age_en',
      'what_to_bring_en',
      'terms_en',
    ],
    promotions: ['title_en', 'description_en', 'terms_en'],
    'price-periods': ['name_en'],
    'calendar-entries': ['reason_en'],
    'social-media': [],
  });
  const { name_en, items_en } = packagesKind.fields;
  expect(limitsOf({ name_en, items_en })).toEqual({
    name_en: 'text, max 150',
    items_en: 'texts, max 50, maxLength 150',
  });
  // Opening hours are said in words of each language.
  const settings = Object.entries<Field>(SETTING_FIELDS);
  const readable = settings.filter(([, { type }]) => type === 'text' || type === 'multiline');
  const others = readable.filter(([, field]) => !('translatable' in field)).map(([key]) => key);
  expect(others).toEqual(['opening_hours']);
});
