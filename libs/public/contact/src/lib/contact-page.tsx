import { useVenue } from '@lereng/public-kit';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { ContactCard } from './contact-card';
import { PlaceSection } from './place-section';
import { words } from './words';

/** Contact channels and location. Order buttons link here while there is no WhatsApp number. */
export default function ContactPage() {
  const { data: links = [] } = useListSocialMediaQuery();
  const venue = useVenue();
  return (
    <div className="wrap pt-8 pb-16 sm:pt-12 lg:pb-24">
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      {links.length === 0 ? (
        <p className="mt-3 max-w-prose text-muted sm:text-lg">{words.noChannels}</p>
      ) : (
        <section aria-labelledby="hubungi">
          <p className="mt-3 max-w-prose text-muted sm:text-lg">{words.intro}</p>
          <h2 id="hubungi" className="sr-only">
            {words.channels}
          </h2>
          <ul className="mt-8 grid gap-3 sm:gap-5 lg:grid-cols-2">
            {links.map((link) => (
              <li key={link.id}>
                <ContactCard {...link} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PlaceSection venue={venue} />
    </div>
  );
}
