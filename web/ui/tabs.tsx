import { createContext, use, useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { nextTab } from './tab-keys.ts';

interface Shown {
  value: string;
  onChange: (id: string) => void;
  /** Begins the ids that tie tabs and panels together. */
  prefix: string;
}

const ShownTab = createContext<Shown>({ value: '', onChange: () => undefined, prefix: '' });

interface TabsProps {
  value: string;
  onChange: (id: string) => void;
  children: ReactNode;
  className?: string;
}

/** A set of panels of which one shows: put a TabList and TabPanels inside. */
export function Tabs({ value, onChange, children, className }: TabsProps) {
  const prefix = useId();
  return (
    <ShownTab value={{ value, onChange, prefix }}>
      <div className={className}>{children}</div>
    </ShownTab>
  );
}

export interface TabEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A small mark beside the label, e.g. a count. */
  mark?: ReactNode;
}

interface TabListProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly TabEntry[];
  /** `line` above a panel; `bottom` for a phone's bottom edge, icon over label; `segment` for two or three equal ones. */
  look?: 'line' | 'bottom' | 'segment';
  className?: string;
}

const lists = {
  line: 'flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]',
  bottom: 'grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
  segment: 'grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1',
};

const tabLooks = {
  line: '-mb-px min-h-11 border-b-2 border-transparent px-3.5 text-control max-sm:px-2.5 max-sm:[&>svg]:hidden aria-selected:border-ember aria-selected:text-ink [&_svg]:size-4.5',
  bottom:
    'min-h-14 flex-col !gap-0.5 border-t-2 border-transparent px-1 text-note aria-selected:border-ember aria-selected:text-ember [&_svg]:size-5.5',
  segment:
    'min-h-10 rounded-[0.375rem] px-4 text-control aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-card [&_svg]:size-4.5',
};

/** The row of tabs. Arrow keys move along it and show what they reach. */
export function TabList({ label, tabs, look = 'line', className }: TabListProps) {
  const { value, onChange, prefix } = use(ShownTab);
  // Where none shows, the keyboard reaches the first.
  const reached = tabs.some(({ id }) => id === value) ? value : tabs[0]?.id;

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const id = nextTab(
      event.key,
      reached ?? '',
      tabs.map((tab) => tab.id),
    );
    if (id === null) return;
    event.preventDefault();
    onChange(id);
    document.getElementById(`${prefix}tab-${id}`)?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={classNames(lists[look], className)} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${prefix}tab-${tab.id}`}
          aria-selected={tab.id === value}
          aria-controls={tab.id === value ? `${prefix}panel-${tab.id}` : undefined}
          tabIndex={tab.id === reached ? 0 : -1}
          className={classNames(
            'inline-flex shrink-0 items-center justify-center gap-2 font-semibold whitespace-nowrap text-ink-soft transition-colors duration-quick',
            'hover:text-ink focus-visible:-outline-offset-2',
            tabLooks[look],
          )}
          onClick={() => onChange(tab.id)}
        >
          {tab.icon}
          {tab.label}
          {tab.mark}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  id: string;
  /** Stays in the page, hidden, so that what was typed is kept. */
  keep?: boolean;
  children: ReactNode;
  className?: string;
}

/** What one tab shows. */
export function TabPanel({ id, keep = false, children, className }: TabPanelProps) {
  const { value, prefix } = use(ShownTab);
  if (id !== value && !keep) return null;
  return (
    <div
      role="tabpanel"
      id={`${prefix}panel-${id}`}
      aria-labelledby={`${prefix}tab-${id}`}
      hidden={id !== value}
      tabIndex={0}
      className={classNames(className, id !== value && '!hidden')}
    >
      {children}
    </div>
  );
}
