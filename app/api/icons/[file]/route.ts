import { answerIcons } from '../answer-icons.ts'

export const dynamic = 'force-dynamic'

/** Icons of a collection by name, `/api/icons/{collection}.json?icons=a,b`. */
export const GET = async (request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> =>
  await answerIcons(request, (await params).file)
