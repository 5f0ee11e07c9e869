import { orderLink, whatsappLink } from '@lereng/shared-domain/contact';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { PageLink, paths } from '@lereng/web-feature';
import { BrandIcon, ButtonLink } from '@lereng/web-ui';
import { words } from '../words';

export interface OrderBarProps {
  /** The prefilled chat message, from `orderMessage`. */
  message: string;
  /** Whether it asks for what is sold out, instead of ordering. */
  asks?: boolean;
}

/**
 * The order button, in a fixed bar on a portrait phone. It opens WhatsApp with the message prefilled, or
 * links to the contact page while there is no number.
 */
export function OrderBar({ message, asks = false }: OrderBarProps) {
  const { data: links = [] } = useListSocialMediaQuery();
  const chat = orderLink(whatsappLink(links)?.url, message);
  return (
    <div
      data-bottom-bar=""
      className="z-20 md:mt-6 short:mt-6 tall:max-md:fixed tall:max-md:inset-x-0 tall:max-md:bottom-0 tall:max-md:border-t tall:max-md:bg-surface tall:max-md:px-4 tall:max-md:pt-3 tall:max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <ButtonLink
        href={chat ?? paths.contact.getHref()}
        {...(chat ? { newTab: true } : { link: PageLink })}
        variant="order"
        size="large"
        className="max-md:w-full"
      >
        <BrandIcon platform="whatsapp" />
        {asks ? words.ask : words.order}
      </ButtonLink>
    </div>
  );
}
