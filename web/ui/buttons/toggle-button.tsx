import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

interface ToggleButtonProps extends ComponentProps<'button'> {
  isOn: boolean;
  icon: ReactNode;
}

/** A small button that is on or off, and says which. */
export function ToggleButton({ isOn, ...rest }: ToggleButtonProps) {
  return <Button size="sm" variant={isOn ? 'soft' : 'quiet'} aria-pressed={isOn} {...rest} />;
}

interface ToolGroupProps<Tool extends string> {
  label: string;
  tools: readonly Tool[];
  names: Readonly<Record<Tool, string>>;
  icons: Readonly<Record<Tool, ReactNode>>;
  chosen: string;
  onChoose: (tool: Tool) => void;
  /** Of each button. */
  className?: string;
  /** Whether its buttons flow on with what stands around them, in place of lines of their own. */
  flows?: boolean;
}

/** Tools of which one is in hand. */
export function ToolGroup<Tool extends string>(props: ToolGroupProps<Tool>) {
  const { label, tools, names, icons, chosen, onChoose, className, flows = false } = props;
  return (
    <div role="group" aria-label={label} className={flows ? 'contents' : 'flex flex-wrap gap-1'}>
      {tools.map((each) => (
        <ToggleButton key={each} isOn={each === chosen} icon={icons[each]} className={className} onClick={() => onChoose(each)}>
          {names[each]}
        </ToggleButton>
      ))}
    </div>
  );
}
