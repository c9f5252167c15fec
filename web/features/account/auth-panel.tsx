import { Card } from '#web/ui/card.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useState } from 'react';
import { AuthForm } from './auth-form.tsx';
import type { AuthTab } from './credentials.ts';

const tabs = [
  { id: 'signin', label: 'Sign In' },
  { id: 'signup', label: 'Sign Up' },
];

interface AuthPanelProps {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  onDone: () => void;
}

/** Both ways in, side by side as tabs. What was typed is kept when changing between them. */
export function AuthPanel({ tab, onTab, onDone }: AuthPanelProps) {
  const [typed, setTyped] = useState({ email: '', password: '', name: '' });
  return (
    <Card className="w-full">
      <Tabs value={tab} onChange={(id) => onTab(id === 'signup' ? 'signup' : 'signin')} className="flex flex-col gap-6">
        <TabList look="segment" label="Sign in or sign up" tabs={tabs} />
        <TabPanel id={tab}>
          <AuthForm key={tab} tab={tab} typed={typed} onType={setTyped} onDone={onDone} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
