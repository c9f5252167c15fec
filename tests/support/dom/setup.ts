import './gaps.ts';
import { configure } from '@testing-library/react';
import { failOnComplaints } from './complaints.ts';
import { forgetOwnerStacks } from './owner-stacks.ts';
import { renderAfresh } from './render-at.tsx';

// React asks for this before it believes that a test drives it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// A busy machine takes its time over a module that is loaded late; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
forgetOwnerStacks();
failOnComplaints();
renderAfresh();
