import { aSocialMedia } from '@lereng/web-testing';
import { platformChoices } from './platform-choices';

const link = (platform: string) => aSocialMedia({ platform });

it('offers the three platforms of which there is no link yet', () => {
  expect(platformChoices([])).toEqual(['instagram', 'whatsapp', 'tiktok']);
  expect(platformChoices([link('whatsapp')])).toEqual(['instagram', 'tiktok']);
  expect(platformChoices([link('instagram'), link('whatsapp'), link('tiktok')])).toEqual([]);
});

it('knows a platform in whatever case it is written', () => {
  expect(platformChoices([link(' InstaGram ')])).toEqual(['whatsapp', 'tiktok']);
});

it('keeps the own platform of a link that is edited, spelled as it is', () => {
  const own = link('TikTok');
  expect(platformChoices([own, link('instagram')], own)).toEqual(['TikTok', 'whatsapp']);
});

it('keeps it also where it is none of the three', () => {
  const facebook = link('facebook');
  const all = [link('instagram'), link('whatsapp'), link('tiktok'), facebook];
  expect(platformChoices(all, facebook)).toEqual(['facebook']);
});

it('offers it once where the edited link has been deleted elsewhere', () => {
  const gone = link('instagram');
  expect(platformChoices([link('tiktok')], gone)).toEqual(['instagram', 'whatsapp']);
});
