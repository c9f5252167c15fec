import { useMemo } from 'react';
import { answerBlocks } from './answer-blocks.ts';
import type { Block, Run } from './answer-blocks.ts';

/** An answer of the assistant as it is read. */
export function AnswerText({ text }: { text: string }) {
  const blocks = useMemo(() => answerBlocks(text), [text]);
  return (
    <div className="flex flex-col gap-2">
      {blocks.map((block, index) => (
        <BlockText key={index} block={block} />
      ))}
    </div>
  );
}

function BlockText({ block }: { block: Block }) {
  if (block.kind === 'words') return <p>{runs(block.runs)}</p>;
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={block.kind === 'steps' ? 'flex list-decimal flex-col gap-1 pl-6' : 'flex list-disc flex-col gap-1 pl-5'}>
      {block.items.map((item, index) => (
        <li key={index}>{runs(item)}</li>
      ))}
    </List>
  );
}

function runs(all: readonly Run[]) {
  return all.map(({ text, look }, index) => {
    if (look === 'plain') return text;
    return look === 'strong' ? <strong key={index}>{text}</strong> : <em key={index}>{text}</em>;
  });
}
