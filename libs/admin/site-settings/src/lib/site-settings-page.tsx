import { NoticeSection, noticeWords, partOf, SettingsScreen } from '@lereng/admin-kit/settings';
import { paths } from '@lereng/web-feature';
import { EnglishSection } from './english-section';
import { HomeDescriptionSection } from './home-description-section';
import { HomeLinkPreview } from './home-link-preview';
import { HomeImageSection } from './home-image-section';
import { OrdersSection } from './orders-section';
import { draftOf } from './setting-section';
import { VenueSection } from './venue-section';
import { words } from './words';

const TRANSLATIONS = { label: words.translations, path: paths.admin.translations };

/** What the owner says on the home page, and of the venue. */
export default function SiteSettingsPage() {
  return (
    <SettingsScreen words={words} link={TRANSLATIONS}>
      {(shown) => (
        <>
          <div className="flex max-w-3xl min-w-0 grow-999 basis-[34rem] flex-col gap-5">
            <NoticeSection {...shown} draft={draftOf('notice', noticeWords.title)} />
            <HomeDescriptionSection {...shown} />
            <HomeImageSection
              {...partOf(shown, (settings) => settings.find(({ key }) => key === 'home_image'))}
            />
            <VenueSection {...shown} />
            <OrdersSection {...shown} />
            <EnglishSection {...shown} />
          </div>
          <div className="sticky top-8 min-w-0 grow basis-80 self-start">
            <HomeLinkPreview settings={shown.stored} />
          </div>
        </>
      )}
    </SettingsScreen>
  );
}
