import { orderLink, platformKey } from '@lereng/shared-domain';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { PageLink, paths } from '@lereng/web-feature';
import { BrandIcon, ButtonLink } from '@lereng/web-ui';
import { words } from '../words';

const WHATSAPP = 'whatsapp';

export interface OrderBarProps {
  /** What the chat opens with, made by `orderMessage`. */
  message: string;
}

/**
 * The order button, on a phone in a bar at the bottom of the screen. It opens a chat with the
 * message already typed, or leads to the contact page where there is no number to write to.
 */
export function OrderBar({ message }: OrderBarProps) {
  const { data: links = [] } = useListSocialMediaQuery();
  const whatsapp = links.find(({ platform }) => platformKey(platform) === platformKey(WHATSAPP));
  const chat = orderLink(whatsapp?.url, message);
  return (
    <div
      data-bottom-bar=""
      className="z-20 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:bg-kabut max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mt-6"
    >
      <ButtonLink
        href={chat ?? paths.contact.getHref()}
        {...(chat ? { newTab: true } : { link: PageLink })}
        variant="order"
        size="large"
        className="max-md:w-full"
      >
        <BrandIcon platform={WHATSAPP} />
        {words.order}
      </ButtonLink>
    </div>
  );
}
