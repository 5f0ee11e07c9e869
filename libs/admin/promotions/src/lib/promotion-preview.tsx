import { ChatPreview } from '@lereng/admin-kit/chat-preview';
import type { IsStored } from '@lereng/admin-kit/form';
import { isCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { isPromotionActive } from '@lereng/shared-domain/promotions';
import {
  headTexts,
  chatMessagesFrom,
  promotionHeadTexts,
  promotionImageNote,
} from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';
import type { ResponsiveImage } from '@lereng/web-ui';
import { isDiscount } from './package-prices';
import type { PromotionValues } from './packages-field';
import { words } from './words';

interface PromotionPreviewProps {
  values: PromotionValues;
  promotion: Promotion | undefined;
  /** Its stored picture, unless that is its first package's. */
  ownImage: ResponsiveImage | undefined;
  packages: readonly Package[];
  /** The venue's day. */
  today: CalendarDate;
  isStored: IsStored<PromotionValues>;
}

/** A link to the promotion in a chat; without a picture of its own it shows its first package's. */
export function PromotionPreview({
  values,
  promotion,
  ownImage,
  packages,
  today,
  isStored,
}: PromotionPreviewProps) {
  const { title, description, image, weekdays } = values;
  const { discount_percent, valid_until } = complete(values);
  const first = values.package_ids.find(
    (id) => !packages.some((pkg) => pkg.id === id && pkg.hidden),
  );
  const borrows = image.picture === null;
  const isImageStored =
    promotion !== undefined &&
    isStored('title', 'discount_percent', 'valid_until', 'weekdays', 'image') &&
    (!borrows || first === lenderOf(promotion));
  const ended = valid_until !== null && !isPromotionActive({ validUntil: valid_until }, today);
  return (
    <ChatPreview
      name={title}
      head={(name, siteName) =>
        discount_percent === null || valid_until === null
          ? headTexts({ title: name, description }, siteName)
          : promotionHeadTexts(
              { title: name, description, discount_percent, valid_until, weekdays },
              siteName,
            )
      }
      message={chatMessagesFrom().promotion}
      stored={promotion}
      isImageStored={isImageStored}
      notice={ended ? words.ended : undefined}
      image={{
        value: image,
        current: ownImage ?? packages.find(({ id }) => id === first) ?? null,
        discountPercent: discount_percent,
        note: valid_until === null ? undefined : promotionImageNote(valid_until, weekdays),
      }}
    />
  );
}

/** The id of the package whose picture a promotion without its own shows. */
const lenderOf = ({ image_url, packages }: Promotion): number | undefined =>
  packages.find((each) => each.image_url === image_url)?.id;

/** Null for a value that is not typed completely. */
function complete({ discount_percent, valid_until }: PromotionValues) {
  return {
    discount_percent: isDiscount(discount_percent) ? discount_percent : null,
    valid_until: isCalendarDate(valid_until) ? valid_until : null,
  };
}
