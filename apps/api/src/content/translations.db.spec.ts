import { describeOnBothDatabases } from '@lereng/api-site/testing';
import { settingText } from '@lereng/shared-domain';
import { isOfRequest, KINDS as DECLARED, type Field } from '@lereng/shared-domain/fields';
import { inScope } from '../platform/http/request-scope';
import { ReadScope } from '../writes';
import { asOwner, TestContent } from './testing/test-content';
import { KINDS, type TestRow } from './testing/test-kinds';

type Row = TestRow & Record<string, unknown>;

const inEnglish = <T>(work: () => Promise<T>): Promise<T> =>
  inScope({ principal: null, locale: 'en', isLocaleNamed: true }, work);

/** The fields of a kind that have an English text beside them. */
const translatable = (kind: string): [string, Field][] =>
  Object.entries<Field>(DECLARED.find(({ name }) => name === kind)!.fields).filter(
    ([, field]) => 'translatable' in field && isOfRequest(field),
  );

const asList = ({ type }: Field) => type === 'texts';
const valueOf = (field: Field, text: string) => (asList(field) ? [text] : text);
const shownOf = (field: Field, text: string) => (asList(field) ? [{ item_name: text }] : text);

describeOnBothDatabases('Texts in English', (openDatabase) => {
  let content: TestContent;
  let languages: TestContent['languages'];

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 8, height: 8 });
    ({ languages } = content);
  });

  afterEach(() => content.drop());

  const kinds = Object.entries(KINDS).filter(([kind]) => translatable(kind).length > 0);

  describe.each(kinds)('of %s', (kind, { service: serviceOf, create }) => {
    const fields = translatable(kind);
    const indonesian = Object.fromEntries(fields.map(([name, f]) => [name, valueOf(f, 'Teks')]));
    const english = Object.fromEntries(fields.map(([name, f]) => [name, valueOf(f, 'Text')]));
    const request = Object.fromEntries(
      fields.map(([name, f]) => [`${name}_en`, valueOf(f, 'Text')]),
    );
    const shown = Object.fromEntries(fields.map(([name, f]) => [name, shownOf(f, 'Text')]));
    const read = async () => (await serviceOf(content).get(1)) as Row;

    beforeEach(async () => {
      await create(content);
      await serviceOf(content).update(1, indonesian);
    });

    it('are those of responses in it, and nothing else in one that names no language', async () => {
      const before = await read();
      await serviceOf(content).update(1, request);
      const after = await read();
      expect({ ...after, updatedAt: before.updatedAt }).toEqual(before);
      const seen = await inEnglish(read);
      expect(seen).toMatchObject(shown);
      expect(seen['untranslated']).toBeUndefined();
      expect((await asOwner(read))['translations']).toEqual({ en: english });
      expect((await inEnglish(() => serviceOf(content).list()))[0]).toMatchObject(shown);
    });

    it('are named where they are missing, and leave the Indonesian ones there', async () => {
      const seen = await inEnglish(read);
      const names = fields.map(([name]) => name);
      expect(new Set(seen['untranslated'] as string[])).toEqual(new Set(names));
      const none = Object.fromEntries(names.map((name) => [name, null]));
      expect((await asOwner(read))['translations']).toEqual({ en: none });
    });

    it('come back with an earlier version, and out of the trash', async () => {
      const service = serviceOf(content);
      await service.update(1, request);
      const version = await service.findVersion('1');
      expect(version).toMatchObject(request);
      const [field] = Object.keys(request);
      await service.update(1, { [field!]: null });
      await service.revert('1', version!);
      await service.remove(1);
      await service.restore(1);
      expect(await service.findVersion('1')).toEqual(version);
    });
  });

  const shown = async () => languages.list(settingText(await content.siteSettings.list()));

  it('are there for visitors from the first one that they see to the last one', async () => {
    const { menuItems } = content;
    expect(await shown()).toEqual(['id']);
    const { id } = await content.addMenuItem('Teh');
    await menuItems.update(id, { name_en: 'Tea' });
    expect(await shown()).toEqual(['id', 'en']);
    await menuItems.update(id, { hidden: true });
    expect(await shown()).toEqual(['id']);
    await menuItems.update(id, { hidden: false });
    expect(await shown()).toEqual(['id', 'en']);
    await menuItems.remove(id);
    expect(await shown()).toEqual(['id']);
    await menuItems.restore(id);
    expect(await shown()).toEqual(['id', 'en']);
    await content.siteSettings.update('english', { value: 'hidden' });
    expect(await shown()).toEqual(['id']);
  });

  it('of settings go with the text, and that of a notice with another one', async () => {
    const { siteSettings } = content;
    const englishOf = async (key: string) =>
      (await inEnglish(() => siteSettings.list())).find((each) => each.key === key)?.value;
    await expect(siteSettings.update('tagline', { value_en: 'Coffee' })).rejects.toMatchObject({
      status: 422,
    });
    await siteSettings.update('tagline', { value: 'Kopi', value_en: 'Coffee' });
    await siteSettings.update('notice', { value: 'Tutup', value_en: 'Closed' });
    expect(await shown()).toEqual(['id', 'en']);
    expect(await englishOf('tagline')).toBe('Coffee');
    await siteSettings.update('tagline', { value: 'Kopi pagi' });
    await siteSettings.update('notice', { value: 'Buka' });
    expect([await englishOf('tagline'), await englishOf('notice')]).toEqual(['Coffee', 'Buka']);
    await siteSettings.update('tagline', { value: '' });
    await siteSettings.update('tagline', { value: 'Kopi' });
    expect(await englishOf('tagline')).toBe('Kopi');
    expect(await shown()).toEqual(['id']);
  });

  it('of rows go with the Indonesian text, and do not come without one', async () => {
    const { menuItems } = content;
    const { id } = await content.addMenuItem('Teh', {
      description: 'Manis',
      description_en: 'Sweet',
    });
    await menuItems.update(id, { description: null });
    expect(await menuItems.findVersion(String(id))).toMatchObject({ description_en: null });
    const refused = { status: 422, message: 'Teks bahasa Indonesia harus diisi dulu' };
    await expect(menuItems.update(id, { description_en: 'Sweet' })).rejects.toMatchObject(refused);
    const more = { description_en: 'Sweet' };
    await expect(content.addMenuItem('Kopi', more)).rejects.toMatchObject(refused);
  });

  it('are in what rows show of others: categories, promotions, packages and periods', async () => {
    const { packages, menuItems } = content;
    const id = await content.addPackage('Jip');
    await packages.update(id, {
      name_en: 'Jeep',
      price_unit: 'per jip',
      price_unit_en: 'per jeep',
    });
    await content.addPromotion([id], { title: 'Panen', description: 'Jeruk' });
    const [shown] = await inEnglish(() => packages.list());
    expect(shown).toMatchObject({
      name: 'Jeep',
      name_id: 'Jip',
      price_unit: 'per jeep',
      price_unit_id: 'per jip',
      promotion: { title: 'Panen', untranslated: ['title', 'description'] },
    });
    const [promotion] = await inEnglish(() => content.promotions.list());
    expect(promotion?.packages[0]).toMatchObject({ name: 'Jeep', name_id: 'Jip' });
    await content.menuCategories.create({ name: 'Minuman', name_en: 'Drinks' });
    await content.menuCategories.create({ name: 'Makanan' });
    const tea = await content.addMenuItem('Teh');
    await menuItems.update(tea.id, { name_en: 'Tea', category: 'Minuman' });
    expect(await inEnglish(() => menuItems.get(tea.id))).toMatchObject({ category: 'Drinks' });
    await menuItems.update(tea.id, { category: 'Makanan' });
    expect(await inEnglish(() => menuItems.get(tea.id))).toMatchObject({
      category: 'Makanan',
      untranslated: ['category'],
    });
    expect(await ReadScope.asVisitor(() => menuItems.get(tea.id))).toMatchObject({ name: 'Teh' });
  });
});
