/** What became of a character on its way, a line each; one sentence where there is nothing to tell. */
export function Report({ lines, empty }: { lines: readonly string[]; empty: string }) {
  if (lines.length === 0) return <p>{empty}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-control">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
