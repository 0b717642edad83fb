import type { Context, Hono } from 'hono'
import { CALL_PATH, CANCEL_PATH, INVITATION_PATH, MOVE_PATH } from '../core/call-addresses.ts'
import type { BookingContext, Client } from '../form/context.ts'
import { HttpError } from '../form/http-error.ts'
import { sendCalendarFile, showCall, showCancel } from './call-pages.tsx'
import { postAttendance, postCancel } from './change-call.ts'
import { postMove, showMove } from './move-call.tsx'

/** A handler of one of these routes. */
type Answer = (context: BookingContext, request: Request) => Promise<Response>

/** The pages of one call. GET and HEAD only show; POST acts. */
export function addCallRoutes(app: Hono<{ Bindings: Client }>, context: BookingContext): void {
  const routes: [path: string, show: Answer, act: Answer | null][] = [
    [CALL_PATH, showCall, postAttendance],
    [MOVE_PATH, showMove, postMove],
    [CANCEL_PATH, showCancel, postCancel],
    [INVITATION_PATH, sendCalendarFile, null],
  ]
  const by = (answer: Answer) => (c: Context<{ Bindings: Client }>) => answer(context, c.req.raw)
  for (const [path, show, act] of routes) {
    app.get(path, by(show))
    if (act) app.post(path, by(act))
    app.all(path, () => {
      throw new HttpError({ kind: 'wrong-method', allow: act ? 'GET, HEAD, POST' : 'GET, HEAD' })
    })
  }
}
