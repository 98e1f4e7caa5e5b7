import { declareAccountErrands } from '../identity-contract/account-errands.ts'
import { declareErrands } from '../identity-contract/errands.ts'
import { test } from './hosted-test.ts'

declareErrands(test)
declareAccountErrands(test)
