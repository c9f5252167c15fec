import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PartJumps } from './part-jumps.tsx';

function List({ parts }: { parts: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={list} data-testid="list">
        {parts.map((part, at) => (
          <div key={at} data-part={part}>
            <button type="button">{`Deed ${at + 1}`}</button>
          </div>
        ))}
      </div>
      <PartJumps list={list} />
    </>
  );
}

/** Lists are 1,000 pixels long in a place of so many, and each part stands 200 below the one before. */
function measure(place: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(place);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function at(this: HTMLElement) {
    const before = this.dataset['part'] === undefined ? 0 : [...(this.parentElement?.children ?? [])].indexOf(this) + 1;
    return new DOMRect(0, before * 200, 100, 50);
  });
}

afterEach(() => vi.restoreAllMocks());

it('a part of a long list comes to its top at one press, and its first deed has the focus', async () => {
  measure(400);
  render(<List parts={['Action', 'Action', 'Bonus', 'Attacks']} />);
  const jumps = screen.getByRole('group', { name: 'Jump to' });
  expect([...jumps.querySelectorAll('button')].map((each) => each.textContent)).toEqual(['Action', 'Bonus', 'Attacks']);
  await userEvent.click(screen.getByRole('button', { name: 'Bonus' }));
  expect(screen.getByTestId('list').scrollTop).toBe(600);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deed 3' }));
});

it('a list that has room for all of it, or one part alone, needs no jumps', () => {
  measure(1000);
  const { rerender } = render(<List parts={['Action', 'Bonus']} />);
  expect(screen.queryByRole('group', { name: 'Jump to' })).toBeNull();
  measure(400);
  rerender(<List key="other" parts={['Action']} />);
  expect(screen.queryByRole('group', { name: 'Jump to' })).toBeNull();
});
