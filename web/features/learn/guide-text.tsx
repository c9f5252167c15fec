import type { ReactNode } from 'react';
import { Term } from '#web/lib/terms/term.tsx';
import { termNamed } from '#web/lib/terms/terms.ts';
import { Link } from '#web/ui/router/link.tsx';
import { Markdown } from '#web/ui/text/markdown.tsx';
import { GuidePicture } from './guide-pictures.tsx';

/** What a name in double brackets becomes: `[[/learn/dice|dice]]` is a link within the product, `[[hit points]]` a word that explains itself. */
function linkTo(name: string, text: string): ReactNode {
  if (name.startsWith('/'))
    return (
      <Link href={name} className="text-ember underline underline-offset-4 hover:text-ember-strong">
        {text}
      </Link>
    );
  const term = termNamed(name);
  return term === null ? text : <Term name={term}>{text}</Term>;
}

const picture = (name: string, text: string) => <GuidePicture name={name} text={text} />;

/** A part of a guide. */
export function GuideText({ text }: { text: string }) {
  return <Markdown text={text} link={linkTo} picture={picture} headingLevel={3} />;
}
