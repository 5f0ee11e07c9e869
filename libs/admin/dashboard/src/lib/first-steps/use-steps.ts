import { platformIcon, platformName, whatsappNumber } from '@lereng/shared-domain/contact';
import { useGetDemoContentQuery } from '@lereng/web-data-access/demo-content-admin';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { paths, type Path } from '@lereng/web-feature';
import { words } from '../words';

const { firstSteps } = words;
const { admin } = paths;

/** The order in which links are named; others come after them. */
const PLATFORMS = ['whatsapp', 'instagram', 'tiktok'];
/** Latitude and longitude are one place. */
const SETTINGS = Object.keys(firstSteps.settingNames) as (keyof typeof firstSteps.settingNames)[];

/** The settings by which an owner has given the site a look of its own. */
const LOOK = /^(?:tagline|\w+_color|(?:home|menu|packages|promotions|contact)_name)$/;

/** What every site has until its owner sets it. The list of problems names what a site does not have. */
const DEFAULTS = /^site_(?:name|description)$/;

/** A step of a new owner. */
export interface Step {
  text: string;
  page: Path;
  /** Whether something of the demonstration, or of every new site, is still to be replaced. */
  isLeft: boolean;
  /** Whether there is something of the owner's. */
  isDone: boolean;
}

/** The steps of a new owner, the costliest first; null until they are known. */
export function useSteps(): { hasNumber: boolean; isDemo: boolean; steps: Step[] } | null {
  const { data: demo } = useGetDemoContentQuery();
  const { data: links } = useListSocialMediaQuery();
  const { data: stored } = useListSiteSettingsQuery();
  const { data: slides = [] } = useListSlidesQuery();
  const { data: menuItems = [] } = useListMenuItemsQuery();
  const { data: packages = [] } = useListPackagesQuery();
  if (!demo || !stored || !links) return null;
  const { kinds, unchanged_settings, unchanged_links } = demo;
  const isUnchanged = ({ id }: { id: number }) => unchanged_links.includes(id);
  const chat = links.find(({ platform }) => platformIcon(platform) === 'MessageCircle');
  const hasNumber = chat !== undefined && whatsappNumber(chat.url) !== null && !isUnchanged(chat);
  const platforms = links
    .filter(isUnchanged)
    .map(({ platform }) => platform)
    .concat(chat ? [] : ['whatsapp'])
    .sort((a, b) => placeOf(a) - placeOf(b));
  const isSet = (name: string) => stored.some(({ key }) => key === name);
  const settings = SETTINGS.filter(
    (key) =>
      unchanged_settings.includes(key) ||
      (!isSet('site_name') && DEFAULTS.test(key) && !isSet(key)),
  );
  const hasLook = stored.some(({ key }) => LOOK.test(key) && !unchanged_settings.includes(key));
  const content = (text: string, kind: Parameters<typeof admin.content>[0], count: number) => {
    const isLeft = kinds.some((each) => each.kind === kind && each.removable > 0);
    return { text, page: admin.content(kind), isLeft, isDone: !isLeft && count > 0 };
  };
  const promotions = content(firstSteps.promotions, 'promotions', 0);
  return {
    hasNumber,
    isDemo: unchanged_links.length + unchanged_settings.length > 0 || kinds.length > 0,
    steps: [
      {
        text: firstSteps.links(platforms.map(platformName)),
        page: admin.content('social-media'),
        isLeft: platforms.length > 0,
        isDone: hasNumber && platforms.length === 0,
      },
      {
        text: firstSteps.settings(settings.map((key) => firstSteps.settingNames[key])),
        page: admin.content('site-settings'),
        isLeft: settings.length > 0,
        isDone: settings.length === 0,
      },
      { text: firstSteps.look, page: admin.look, isLeft: !hasLook, isDone: hasLook },
      content(firstSteps.hero, 'slides', slides.length),
      content(firstSteps.food, 'menu-items', menuItems.length),
      content(firstSteps.tours, 'packages', packages.length),
      // Nobody needs a promotion.
      ...(promotions.isLeft ? [promotions] : []),
    ],
  };
}

const placeOf = (platform: string): number => {
  const place = PLATFORMS.indexOf(platform);
  return place < 0 ? PLATFORMS.length : place;
};
