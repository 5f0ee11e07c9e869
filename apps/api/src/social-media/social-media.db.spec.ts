import { ContentChanges } from '../database';
import { describeOnBothDatabases, type TestDatabase } from '../database/test-database';
import { SocialMediaRepository } from './social-media.repository';
import { SocialMediaService } from './social-media.service';

const URL = 'https://example.com/lereng';

describeOnBothDatabases('Social media', (openDatabase) => {
  let test: TestDatabase;
  let links: SocialMediaService;

  beforeEach(async () => {
    test = await openDatabase();
    links = new SocialMediaService(
      new SocialMediaRepository(test.database),
      new ContentChanges(test.database),
    );
  });

  afterEach(() => test.drop());

  const platforms = async () => (await links.list()).map(({ platform }) => platform);

  it('keeps a link as it was written, with the icon of its platform', async () => {
    const created = await links.create({ platform: 'WhatsApp', url: URL, icon: 'Skull' });
    expect(created).toEqual({
      id: 1,
      platform: 'WhatsApp',
      url: URL,
      icon: 'MessageCircle',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/) as string,
    });
    expect(await links.list()).toEqual([created]);
  });

  it('lists the oldest first, whatever was changed since', async () => {
    for (const platform of ['tiktok', 'instagram', 'facebook'])
      await links.create({ platform, url: URL });
    await links.update(1, { url: `${URL}/new` });
    expect(await platforms()).toEqual(['tiktok', 'instagram', 'facebook']);
  });

  it.each([
    ['instagram', 'INSTAGRAM'],
    ['straße', 'STRASSE'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ])('takes %s and %s for one platform', async (first, second) => {
    await links.create({ platform: first, url: URL });
    await expect(links.create({ platform: second, url: URL })).rejects.toMatchObject({
      status: 400,
      message: `Platform ${second} sudah ada. Gunakan platform lain.`,
    });
    expect(await platforms()).toEqual([first]);
  });

  it('lets exactly one of many through that come at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => links.create({ platform: 'tiktok', url: URL })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      outcomes.filter(
        (o) => o.status === 'rejected' && (o.reason as { status: number }).status === 400,
      ),
    ).toHaveLength(19);
    expect(await platforms()).toEqual(['tiktok']);
  });

  it('may be saved under its own platform, not under that of another', async () => {
    await links.create({ platform: 'instagram', url: URL });
    await links.create({ platform: 'tiktok', url: URL });
    expect((await links.update(1, { platform: 'Instagram' })).platform).toBe('Instagram');
    await expect(links.update(1, { platform: 'TIKTOK' })).rejects.toMatchObject({ status: 400 });
    expect(await platforms()).toEqual(['Instagram', 'tiktok']);
  });

  it('keeps what a change does not name', async () => {
    const created = await links.create({ platform: 'tiktok', url: URL });
    expect(await links.update(1, {})).toEqual(created);
    const changed = await links.update(1, { platform: 'Snapchat' });
    expect(changed).toEqual({ ...created, platform: 'Snapchat', icon: 'Share2' });
  });

  it('does not know ids that no row has, nor gives them again', async () => {
    await links.create({ platform: 'tiktok', url: URL });
    await links.remove(1);
    await expect(links.remove(1)).rejects.toMatchObject({ status: 404 });
    await expect(links.update(1, { url: URL })).rejects.toMatchObject({ status: 404 });
    expect((await links.create({ platform: 'tiktok', url: URL })).id).toBe(2);
  });
});
