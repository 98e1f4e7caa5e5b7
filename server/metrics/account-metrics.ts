import { byLabel, type Metric } from './metric.ts'

export const ACCOUNT_METRICS: Metric[] = [
  {
    name: 'spinner_rack_mails_total',
    help: 'Mails that were sent, that failed, and that were held back because there were too many.',
    type: 'counter',
    read: ({ identity }) => {
      const { sent = 0, failed = 0, heldBack = 0 } = identity?.mails ?? {}
      return byLabel('outcome', { sent, failed, held_back: heldBack })
    },
  },
  {
    name: 'spinner_rack_sign_ins_total',
    help: 'Sign-ins that opened a session, by way.',
    type: 'counter',
    read: ({ identity }) => byLabel('way', Object.fromEntries(identity?.signIns.done ?? [])),
  },
  {
    name: 'spinner_rack_sign_ins_refused_total',
    help: 'Sign-ins that were refused, by way and by the code of the answer.',
    type: 'counter',
    read: ({ identity }) =>
      [...(identity?.signIns.refused ?? [])].flatMap(([way, reasons]) =>
        [...reasons].map(([reason, value]) => ({ labels: { way, reason }, value })),
      ),
  },
]
