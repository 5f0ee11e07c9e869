import { IconButton } from '@lereng/web-ui';
import { Eye, EyeOff } from 'lucide-react';
import { words } from './words';

export interface ShowButtonProps {
  visible: boolean;
  onChange: (visible: boolean) => void;
}

/** Shows what is typed as a password: the one of the first start is long, and typed on a phone. */
export function ShowButton({ visible, onChange }: ShowButtonProps) {
  const Icon = visible ? EyeOff : Eye;
  return (
    <IconButton
      label={visible ? words.hide : words.show}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={() => onChange(!visible)}
      className="absolute top-0 right-1"
    />
  );
}
