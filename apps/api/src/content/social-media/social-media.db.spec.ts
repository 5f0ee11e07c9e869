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
});
