/** A key as it stands on a keyboard. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-6 rounded-sm border border-line-strong bg-surface px-1.5 text-center font-sans text-note font-semibold text-ink">
      {children}
    </kbd>
  );
}
