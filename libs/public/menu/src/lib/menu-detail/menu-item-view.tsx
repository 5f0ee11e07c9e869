import {
  AddToOrder,
  DetailFrame,
  MenuItemCard,
  RelatedList,
  ownerText,
  useClosedToday,
  useSoldOut,
  useLoadedVenue,
} from '@lereng/public-kit';
import { formatRupiah } from '@lereng/shared-domain';
import { chatMessagesFrom, chatName, priceNote, unitPriceText } from '@lereng/shared-sentences';
import { useRead } from '@lereng/web-data-access';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { ownLang, Price } from '@lereng/web-ui';
import { useWords } from '../words';

/** A menu item with its price, order button and related items. */
export function MenuItemView({ menuItem }: { menuItem: MenuItem }) {
  const words = useWords();
  const { locale } = usePageEnvironment();
  const venue = useLoadedVenue();
  const { price } = menuItem;
  const unitPrice = unitPriceText(price, menuItem, locale);
  const others = useRead('listOtherMenuItems', menuItem.id);
  return (
    <>
      <DetailFrame
        name={menuItem.name}
        lang={ownLang(menuItem, 'name')}
        chatName={chatName(menuItem)}
        image={menuItem}
        path={paths.menuItem.getHref(menuItem.id)}
        back={{
          to: paths.menu.getHref(),
          label: ownerText(venue, 'menu_name', words.allMenuItems),
          lang: venue.lang('menu_name'),
        }}
        price={
          <Price amount={price} note={priceNote(menuItem, locale)} row={menuItem} locale={locale} />
        }
        priceText={unitPrice ?? formatRupiah(price, locale)}
        soldOut={useSoldOut(menuItem)}
        days={useClosedToday()}
        order={<AddToOrder kind="menu-items" {...menuItem} className="md:max-w-66" />}
        message={chatMessagesFrom(locale).menuItem(
          chatName(menuItem),
          unitPriceText(price, menuItem),
        )}
      >
        <p
          lang={ownLang(menuItem, 'description')}
          className="mt-6 max-w-prose whitespace-pre-line text-muted sm:text-lg"
        >
          {menuItem.description ?? words.noDescription}
        </p>
      </DetailFrame>
      <RelatedList title={words.others} query={others}>
        {(other, sizes) => <MenuItemCard menuItem={other} sizes={sizes} />}
      </RelatedList>
    </>
  );
}
