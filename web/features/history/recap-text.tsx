/** A recap's paragraphs; words between asterisks are stressed, between two of them strong. Everything else is text as it stands. */
export function RecapText({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className="flex flex-col gap-3 font-book text-ink">
      {paragraphs.map((paragraph, at) => (
        <p key={at} className="whitespace-pre-line">
          {paragraph.split(/(\*\*[^*]+\*\*|\*[^*\n]+\*)/).map((run, n) => (
            <Run key={n} run={run} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Run({ run }: { run: string }) {
  if (run.startsWith('**') && run.length > 4) return <strong className="font-semibold">{run.slice(2, -2)}</strong>;
  if (run.startsWith('*') && run.length > 2) return <em>{run.slice(1, -1)}</em>;
  return run;
}
