import { useState } from 'react';
import type { ReactNode } from 'react';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';

const tabs = [
  { id: 'write', label: 'Write' },
  { id: 'preview', label: 'Preview' },
];

interface WriteAndPreviewProps {
  /** Of the field in which it is written. */
  id: string;
  label: string;
  field: ReactNode;
  preview: ReactNode;
  /** Stands below both. */
  note?: ReactNode;
}

/** Words in Markdown: where they are written, and how they will look. */
export function WriteAndPreview({ id, label, field, preview, note }: WriteAndPreviewProps) {
  const [tab, setTab] = useState('write');
  return (
    <Tabs value={tab} onChange={setTab} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="text-control font-semibold">
          {label}
        </label>
        <TabList look="segment" label={label} tabs={tabs} className="[&>button]:!min-h-9" />
      </div>
      <TabPanel id="write" keep className="relative flex flex-col">
        {field}
      </TabPanel>
      <TabPanel id="preview" className="min-h-48 rounded-control border border-line bg-surface p-4 sm:p-5">
        {preview}
      </TabPanel>
      {note}
    </Tabs>
  );
}
