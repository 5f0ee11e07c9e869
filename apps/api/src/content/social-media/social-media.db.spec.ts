import { describeOnBothDatabases } from '../../platform/database/test-database';
import { TestContent } from '../test-content';
import type { SocialMediaService } from './social-media.service';

const URL = 'https://example.com/lereng';

describeOnBothDatabases('Social media', (openDatabase) => {
  let content: TestContent;
  let links: SocialMediaService;

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase());
    links = content.socialMedia;
  });

  afterEach(() => content.drop());

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

  it('throws 404 for an unknown id, and never reuses one', async () => {
    await links.create({ platform: 'tiktok', url: URL });
    await links.remove(1);
    await expect(links.remove(1)).rejects.toMatchObject({ status: 404 });
    await expect(links.update(1, { url: URL })).rejects.toMatchObject({ status: 404 });
    expect((await links.create({ platform: 'tiktok', url: URL })).id).toBe(2);
  });
});
