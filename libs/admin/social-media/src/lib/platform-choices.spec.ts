import { aSocialMedia } from '@lereng/web-testing';
import { platformChoices } from './platform-choices';

const link = (platform: string) => aSocialMedia({ platform });

it('offers the platforms without a link', () => {
  expect(platformChoices([])).toEqual(['instagram', 'whatsapp', 'tiktok']);
  expect(platformChoices([link('whatsapp')])).toEqual(['instagram', 'tiktok']);
  expect(platformChoices([link('instagram'), link('whatsapp'), link('tiktok')])).toEqual([]);
});

it('ignores case', () => {
  expect(platformChoices([link(' InstaGram ')])).toEqual(['whatsapp', 'tiktok']);
});

it('keeps the platform of the edited link, as it is spelled', () => {
  const own = link('TikTok');
  expect(platformChoices([own, link('instagram')], own)).toEqual(['TikTok', 'whatsapp']);
});

it('keeps it even if it is not offered', () => {
  const facebook = link('facebook');
  const all = [link('instagram'), link('whatsapp'), link('tiktok'), facebook];
  expect(platformChoices(all, facebook)).toEqual(['facebook']);
});

it('offers it once when the edited link was deleted in another session', () => {
  const gone = link('instagram');
  expect(platformChoices([link('tiktok')], gone)).toEqual(['instagram', 'whatsapp']);
});
