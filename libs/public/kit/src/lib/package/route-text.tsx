import { VisuallyHidden, Icon } from '@lereng/web-ui';
import { useWords } from '../words';

/** A package's route on one line of a card; the icon scales with the text. */
export function RouteText({ route }: { route: string }) {
  const words = useWords();
  return (
    <span>
      <Icon name="route" className="mr-1.5 -mt-0.5 inline size-[1.125em] text-accent" />
      <VisuallyHidden>{words.route} </VisuallyHidden>
      {route}
    </span>
  );
}
