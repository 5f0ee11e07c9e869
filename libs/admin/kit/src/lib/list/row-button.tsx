import { IconButton, type IconButtonProps } from '@lereng/web-ui';
import type { LucideIcon } from 'lucide-react';

export interface RowButtonProps extends Omit<IconButtonProps, 'icon'> {
  /** Shown on a phone's card, where nothing explains an icon. */
  word: string;
  icon: LucideIcon;
}

/** A button of a row: an icon with a tooltip, and on a phone's card with a word below it. */
export function RowButton({ word, icon: Icon, ...props }: RowButtonProps) {
  return (
    <IconButton
      {...props}
      icon={
        <>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="md:hidden">{word}</span>
        </>
      }
      className="max-md:h-auto max-md:min-h-target max-md:w-auto max-md:min-w-target max-md:flex-col max-md:gap-1 max-md:rounded-lg max-md:py-1.5 max-md:text-sm max-md:leading-none max-md:font-semibold"
    />
  );
}
