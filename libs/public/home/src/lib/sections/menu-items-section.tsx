import {
  ContentCardSkeleton,
  MenuItemCard,
  ownerText,
  PHONE_PICTURE,
  type Venue,
} from '@lereng/public-kit';
import { FEATURED } from '@lereng/shared-domain';
import { useRead } from '@lereng/web-data-access';
import { paths } from '@lereng/web-feature';
import { useWords } from './words';
import { HomeSection } from './home-section';
import { SectionFoot, SectionHead } from './section-head';

const CARD_SIZES = `(min-width: 75rem) 17rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, ${PHONE_PICTURE.half}`;

/** The first items of the menu; nothing while there are none. */
export function MenuItemsSection({ venue }: { venue: Venue }) {
  const words = useWords();
  const { data: menuItems, error } = useRead('listFeaturedMenuItems');
  const waiting = !menuItems && !error;
  const shown = menuItems ?? [];
  if (shown.length === 0 && !waiting) return null;
  const all = { href: paths.menu.getHref(), label: words.allMenuItems };
  return (
    <HomeSection
      labelledBy="menu-pilihan"
      height="[--height:45rem] lg:[--height:28rem]"
      className="bg-surface-muted py-16 lg:py-20"
    >
      <div className="wrap">
        <SectionHead
          id="menu-pilihan"
          title={ownerText(venue, 'menu_name', words.menuItemsTitle)}
          titleLang={venue.lang('menu_name')}
          line={ownerText(venue, 'home_menu_line', words.menuItemsLine)}
          lineLang={venue.lang('home_menu_line')}
          all={all}
        />
        <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {waiting &&
            Array.from({ length: FEATURED.menuItems }, (_, position) => (
              <li key={position}>
                <ContentCardSkeleton />
              </li>
            ))}
          {shown.map((menuItem) => (
            <li key={menuItem.id}>
              <MenuItemCard menuItem={menuItem} sizes={CARD_SIZES} />
            </li>
          ))}
        </ul>
        <SectionFoot {...all} />
      </div>
    </HomeSection>
  );
}
