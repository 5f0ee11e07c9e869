import { SettingsScreen } from '@lereng/admin-kit/settings';
import { useMedia } from '@lereng/admin-kit/shell';
import { BrandSection } from './brand-section';
import { LinesSection } from './lines-section';
import { NamesSection } from './names-section';
import { IconSection, LogoSection } from './picture-section';
import { PlaceSection } from './place-section';
import { LookPreview } from './preview/look-preview';
import { PreviewSheet } from './preview/preview-sheet';
import { words } from './words';

/** Where forms and a phone's width fit beside the navigation. */
const BESIDE = '(width >= 76rem)';

/** The look of the site, and a preview of what is typed in all of its forms. */
export default function LookPage() {
  const isBeside = useMedia(BESIDE);
  return (
    <SettingsScreen
      words={words}
      beside={({ stored }) => !isBeside && <PreviewSheet settings={stored} />}
    >
      {(shown) => (
        <>
          <div className="flex max-w-3xl min-w-0 grow-999 basis-[28rem] flex-col gap-5">
            {SECTIONS.map((Section, index) => (
              <Section key={index} {...shown} />
            ))}
          </div>
          {isBeside && <LookPreview settings={shown.stored} />}
        </>
      )}
    </SettingsScreen>
  );
}

const SECTIONS = [BrandSection, LogoSection, IconSection, PlaceSection, NamesSection, LinesSection];
