import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gotPackage, installation } from '#tests/support/dom/got-package.ts';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { visitor } from '#tests/support/dom/signed-in.ts';
import { Purchases } from './purchases.tsx';

renderAfresh();

it('a listing of which one has got two versions is one card, which updates what the first was installed in', async () => {
  const update = { packageId: 'second', version: '1.1' };
  const install = { ...installation, worldId: 'w', campaignId: null, name: 'The Weir of ours', parts: [], update };
  let got = [
    gotPackage({ packageId: 'second', title: 'The Weir Again', version: '1.1' }),
    gotPackage({ packageId: 'other', title: 'The Ford', listingId: 'ford' }),
    gotPackage({ packageId: 'first', newest: 'second', installed: [install] }),
  ];
  const forgotten: string[] = [];
  const forget = ({ packageId }: { packageId: string }) => {
    forgotten.push(packageId);
    got = got.filter((each) => each.packageId !== packageId);
    return {};
  };
  const { person } = renderAt('/marketplace/purchases', <Purchases />, {
    account: { me: () => visitor },
    market: { purchases: () => got, forget },
  });
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await screen.findByText('The Weir Again');
  expect(titles()).toEqual(['The Weir Again', 'The Ford']);
  const [card] = screen.getAllByRole('listitem');
  const inCard = within(card ?? document.body);
  expect(inCard.getByRole('button', { name: 'Update The Weir of ours to version 1.1' }).textContent).toBe('Update to 1.1');
  await person.click(inCard.getByRole('button', { name: 'Remove The Weir Again' }));
  await screen.findByText('The Weir Again removed');
  expect([forgotten, titles()]).toEqual([['first', 'second'], ['The Ford']]);
});
