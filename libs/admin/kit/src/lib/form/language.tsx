import { DEFAULT_LOCALE, LOCALES, type Locale } from '@lereng/shared-domain';
import { createContext, useContext, useId, useState } from 'react';
import { words } from '../shell/words';

/** The language of the texts that a form shows. */
export interface FormLanguage {
  locale: Locale;
  choose: (locale: Locale) => void;
}

/** That of all forms of a page, which has the switch; without it each form has one of its own. */
export const FormLanguageContext = createContext<FormLanguage | null>(null);

/** @param initial the language that a form with a switch of its own opens in */
export function useFormLanguage(
  initial: Locale = DEFAULT_LOCALE,
): FormLanguage & { isShared: boolean } {
  const shared = useContext(FormLanguageContext);
  const [locale, choose] = useState(initial);
  return { ...(shared ?? { locale, choose }), isShared: shared !== null };
}

/** Chooses the language of the texts below. */
export function LanguageSwitch({ locale, choose }: FormLanguage) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={words.language.label}
      className="flex max-w-full flex-wrap self-start rounded-lg border border-control bg-surface-raised"
    >
      {LOCALES.map((each) => (
        <label
          key={each}
          lang={each}
          className="relative flex min-h-target cursor-pointer items-center rounded-lg px-4 font-semibold text-muted has-checked:bg-surface-muted has-checked:text-accent-strong forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            checked={each === locale}
            onChange={() => choose(each)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
          />
          {words.language.names[each]}
        </label>
      ))}
    </div>
  );
}
